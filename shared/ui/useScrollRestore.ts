import { type RefObject, useLayoutEffect, useRef } from 'react';

/** ms between a page's return and its scroll position's. */
const SCROLL_RESTORE_DELAY = 400;
/** px from the end within which a reader was at it. */
const NEAR = 64;
/** A place that moves as the page grows. */
const END = Number.POSITIVE_INFINITY;
/** What a reader does who has begun to go their own way: they are not taken back any more. */
const ownWays = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

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
      for (const way of ownWays) window.removeEventListener(way, settle);
    };
    const goBack = () => {
      settle();
      if (target !== null) scroller.scrollTo({ top: target === END ? box().scrollHeight : target });
    };
    const timer = settled ? undefined : setTimeout(goBack, SCROLL_RESTORE_DELAY);
    if (!settled) for (const way of ownWays) window.addEventListener(way, settle, { passive: true });
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
