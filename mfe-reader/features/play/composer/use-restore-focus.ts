import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isTouch } from '../../keyboard/is-touch.ts';

/**
 * Moves the focus to `target` when the focused control is removed (Send, an option, Continue), so that keyboard users
 * keep their position. Returns the `onFocus` handler for the element around all of them.
 */
export function useRestoreFocus(target: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body && !isTouch())
      target.current?.focus({ preventScroll: true });
  });
  return (event) => {
    last.current = event.target;
  };
}
