import { type RefObject, useLayoutEffect, useRef } from 'react';

/** ms between a page's return and its scroll position's. */
const SCROLL_RESTORE_DELAY = 400;
/** px from the end within which a reader was at it. */
const NEAR = 64;
/** A place that moves as the page grows. */
const END = Number.POSITIVE_INFINITY;
/** Who scrolls goes their own way: they are not taken back any more. */
const scrolls = ['wheel', 'touchmove'] as const;
const scrollingKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
const takesKeys = 'input, textarea, select, button, [contenteditable]';
/** Who presses something goes on from where they were: they are taken there before it takes effect. */
const presses = ['touchstart', 'pointerdown', 'keydown'] as const;

function scrollsByKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || !scrollingKeys.has(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest(takesKeys));
}

/**
 * Remembers how far the reader had scrolled and goes back there after the page was put away and shown
 * again: by `active`, or by React's Activity, which ends and starts effects but keeps refs. Who `keepsEnd` and was
 * at the end comes back to the end, however much was added meanwhile.
 */
export function useScrollRestore(
  active: boolean,
  root: RefObject<HTMLElement | null> | undefined,
  keepsEnd = false,
): void {
  const saved = useRef<number | null>(null);
  // Layout effects, because a page being hidden must stop listening before the browser clamps its scroll.
  useLayoutEffect(() => {
    if (!active) return;
    const element = root?.current ?? null;
    const scroller = element ?? window;
    const box = () => element ?? document.documentElement;
    const top = () => (element ? element.scrollTop : window.scrollY);
    const isAtEnd = () => box().scrollHeight - top() - box().clientHeight < NEAR;
    const target = saved.current;
    let settled = target === null;
    const settle = () => {
      settled = true;
      clearTimeout(timer);
      for (const way of scrolls) window.removeEventListener(way, settle);
      for (const way of presses) window.removeEventListener(way, press, true);
    };
    const goBack = () => {
      settle();
      if (target !== null) scroller.scrollTo({ top: target === END ? box().scrollHeight : target });
    };
    const press = (event: Event) => (scrollsByKey(event) ? settle() : goBack());
    const timer = settled ? undefined : setTimeout(goBack, SCROLL_RESTORE_DELAY);
    if (!settled) {
      for (const way of scrolls) window.addEventListener(way, settle, { passive: true });
      for (const way of presses) window.addEventListener(way, press, { passive: true, capture: true });
    }
    const remember = () => {
      if (settled) saved.current = keepsEnd && isAtEnd() ? END : top();
    };
    scroller.addEventListener('scroll', remember, { passive: true });
    return () => {
      settle();
      scroller.removeEventListener('scroll', remember);
    };
  }, [active, root, keepsEnd]);
}
