import { type RefCallback, useCallback, useEffect, useRef } from 'react';

/**
 * Restores the focus in a part of the page. When the control that has it is removed, what `findNext` returns takes it, or the part
 * itself; if a question is open then, once it has closed. The focus stays where the visitor has moved it meanwhile.
 */
export function useRestoreFocus<Part extends HTMLElement>(
  findNext: (part: Part) => HTMLElement | null = () => null,
) {
  const latest = useRef(findNext);
  useEffect(() => {
    latest.current = findNext;
  });
  const ref: RefCallback<Part> = useCallback((part: Part) => {
    let focused: Element | null = null;
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      if (part.contains(target)) focused = target;
      else if (target.closest('[role=alertdialog]') === null) focused = null;
    };
    const observer = new MutationObserver(() => {
      if (focused === null || focused.isConnected || document.activeElement !== document.body) return;
      focused = null;
      (latest.current(part) ?? part).focus();
    });
    document.addEventListener('focusin', remember);
    // A question is outside of the part.
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', remember);
    };
  }, []);
  return { ref, tabIndex: -1 };
}
