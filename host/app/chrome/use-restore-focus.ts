import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Moves the focus when the page changes, because the focused element left with its page: to a new page itself, or to the
 * element that had the focus when a kept page was left. Focus outside the pages (navigation, dialogs), or set by the new
 * page, stays.
 */
export function useRestoreFocus(stage: RefObject<HTMLElement | null>, shown: string, leaving: boolean): void {
  // Keyed by the page's element, so that the entry of a page that is not kept is collected with it.
  const left = useRef(new WeakMap<Element, Element>()).current;
  useEffect(() => {
    const active = document.activeElement;
    const page = active?.closest('[data-page]');
    if (leaving && active && page && stage.current?.contains(page)) left.set(page, active);
  }, [stage, leaving, left]);

  const focused = useRef(shown);
  useLayoutEffect(() => {
    if (focused.current === shown) return;
    focused.current = shown;
    const pages = [...(stage.current?.children ?? [])];
    const page = pages.find((each) => each instanceof HTMLElement && each.dataset.page === shown);
    const active = document.activeElement;
    const gone = !active || active === document.body || stage.current?.contains(active);
    if (!(page instanceof HTMLElement) || !gone || page.contains(active)) return;
    const before = left.get(page);
    left.delete(page);
    const target = before instanceof HTMLElement && page.contains(before) ? before : page;
    target.focus({ preventScroll: true });
  }, [stage, shown, left]);
}
