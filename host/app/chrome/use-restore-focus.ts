import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Where the keyboard goes on when the page changes. What was focused went away with its page, and the browser would begin
 * at the document's top: a new page takes the focus itself, one that comes back gives it to where it was left.
 * A focus outside the pages (the navigation, a dialog), or one the new page has set, stays.
 */
export function useRestoreFocus(stage: RefObject<HTMLElement | null>, shown: string, leaving: boolean): void {
  // By the page's element: one that is not kept takes its entry along.
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
