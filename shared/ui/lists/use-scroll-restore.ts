import { useLayoutEffect, useRef } from 'react';

/** Delay between a page's return and the restoration of its scroll position, in ms. */
const SCROLL_RESTORE_DELAY = 400;
/** Distance from the end, in px, that counts as at the end. */
const NEAR_END = 64;
/** Saved position of a page that follows its end. */
const END = Number.POSITIVE_INFINITY;
/** Events that cancel a pending restoration, because the visitor scrolls. */
const scrollEvents = ['wheel', 'touchmove'] as const;
const scrollKeys = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown', 'Home', 'End', ' ']);
const keyTargets = 'input, textarea, select, button, [contenteditable]';
/** Events that complete a pending restoration at once, so that they act on the page as the visitor left it. */
const pressEvents = ['touchstart', 'pointerdown', 'keydown'] as const;

function isScrollKey(event: Event): boolean {
  if (!(event instanceof KeyboardEvent) || !scrollKeys.has(event.key)) return false;
  return !(event.target instanceof Element && event.target.closest(keyTargets));
}

/**
 * Saves the scroll position while a page is shown and restores it when the page is shown again: by `active`, or by
 * React's Activity, which stops and starts effects but keeps refs. With `keepsEnd`, a page left at its end is restored
 * to its end, even if it has grown.
 */
export function useScrollRestore(active: boolean, keepsEnd = false): void {
  const saved = useRef<number | null>(null);
  // A layout effect, because a page being hidden must stop listening before the browser clamps its scroll position.
  useLayoutEffect(() => {
    if (!active) return;
    const page = document.documentElement;
    const isAtEnd = () => page.scrollHeight - window.scrollY - page.clientHeight < NEAR_END;
    const target = saved.current;
    let isRestored = target === null;
    const stopRestoring = () => {
      isRestored = true;
      clearTimeout(timer);
      for (const name of scrollEvents) window.removeEventListener(name, stopRestoring);
      for (const name of pressEvents) window.removeEventListener(name, onPress, true);
    };
    const restore = () => {
      stopRestoring();
      if (target !== null) window.scrollTo({ top: target === END ? page.scrollHeight : target });
    };
    const onPress = (event: Event) => (isScrollKey(event) ? stopRestoring() : restore());
    const timer = isRestored ? undefined : setTimeout(restore, SCROLL_RESTORE_DELAY);
    if (!isRestored) {
      for (const name of scrollEvents) window.addEventListener(name, stopRestoring, { passive: true });
      for (const name of pressEvents)
        window.addEventListener(name, onPress, { passive: true, capture: true });
    }
    const save = () => {
      if (isRestored) saved.current = keepsEnd && isAtEnd() ? END : window.scrollY;
    };
    // A document may have been scrolled before it was hydrated.
    if (window.scrollY > 0) save();
    window.addEventListener('scroll', save, { passive: true });
    // A scroll event comes with the next frame; Back may come before it.
    window.addEventListener('popstate', save, { capture: true });
    return () => {
      stopRestoring();
      window.removeEventListener('scroll', save);
      window.removeEventListener('popstate', save, { capture: true });
    };
  }, [active, keepsEnd]);
}
