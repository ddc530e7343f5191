import { createContext, type RefObject, useContext, useMemo } from 'react';

/** The element that a story scrolls in; null if it scrolls with the window. */
export const ScrollAreaContext = createContext<RefObject<HTMLElement | null> | null>(null);

export interface ScrollArea {
  /** In px. */
  top(): number;
  /** Where the area begins in the viewport, in px. */
  start(): number;
  /** In px. */
  height(): number;
  /** Distance from the end, in px. */
  fromEnd(): number;
  toEnd(): void;
  by(top: number): void;
  /** Calls back after each scroll; returns a function that stops it. */
  onScroll(scrolled: () => void): () => void;
}

/** The area around this component. */
export function useScrollArea(): ScrollArea {
  const element = useContext(ScrollAreaContext);
  return useMemo(() => {
    const root = () => element?.current ?? document.documentElement;
    const scroller = () => element?.current ?? window;
    const top = () => element?.current?.scrollTop ?? window.scrollY;
    const height = () => element?.current?.clientHeight ?? window.innerHeight;
    return {
      top,
      start: () => element?.current?.getBoundingClientRect().top ?? 0,
      height,
      fromEnd: () => root().scrollHeight - top() - height(),
      toEnd: () => scroller().scrollTo({ top: root().scrollHeight, behavior: 'instant' }),
      by: (distance: number) => scroller().scrollBy({ top: distance, behavior: 'instant' }),
      onScroll(scrolled: () => void) {
        const target = scroller();
        target.addEventListener('scroll', scrolled, { passive: true });
        return () => target.removeEventListener('scroll', scrolled);
      },
    };
  }, [element]);
}
