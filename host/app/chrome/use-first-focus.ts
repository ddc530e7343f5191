import { type RefObject, useEffect } from 'react';

/** Focuses an element when first shown, if nothing has the focus. Waits until an open alert dialog closes. */
export function useFirstFocus(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const observer = new MutationObserver(take);
    function take() {
      if (document.querySelector('[role=alertdialog]') !== null) return;
      observer.disconnect();
      if (document.activeElement === document.body) element.current?.focus();
    }
    observer.observe(document.body, { childList: true, subtree: true });
    take();
    return () => observer.disconnect();
  }, [element]);
}
