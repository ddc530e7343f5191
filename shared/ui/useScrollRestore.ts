import { type RefObject, useLayoutEffect, useRef } from 'react';

/** ms between a page's return and its scroll position's. */
const SCROLL_RESTORE_DELAY = 400;

/**
 * Remembers how far the reader had scrolled and goes back there after the page was put away and shown
 * again: by `active`, or by React's Activity, which ends and starts effects but keeps refs.
 */
export function useScrollRestore(active: boolean, root: RefObject<HTMLElement | null> | undefined): void {
  const saved = useRef<number | null>(null);
  // Layout effects, because a page being hidden must stop listening before the browser clamps its scroll.
  useLayoutEffect(() => {
    if (!active) return;
    const element = root?.current ?? null;
    const scroller: EventTarget = element ?? window;
    const target = saved.current;
    const timer =
      target === null
        ? undefined
        : setTimeout(() => (element ?? window).scrollTo({ top: target }), SCROLL_RESTORE_DELAY);
    let settled = target === null;
    const settle = setTimeout(() => {
      settled = true;
    }, SCROLL_RESTORE_DELAY);
    const remember = () => {
      if (settled) saved.current = element ? element.scrollTop : window.scrollY;
    };
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => {
      clearTimeout(timer);
      clearTimeout(settle);
      scroller.removeEventListener('scroll', remember);
    };
  }, [active, root]);
}
