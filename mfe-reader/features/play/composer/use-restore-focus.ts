import { type FocusEvent, type RefObject, useEffect, useRef } from 'react';
import { isTouch } from '../../keyboard/is-touch.ts';

/**
 * When the control that had the focus goes (Send, an option, Continue), the focus goes to `place` instead of getting
 * lost, so that a keyboard goes on from there. Answers what to put on `onFocus` of the element around both.
 */
export function useRestoreFocus(place: RefObject<HTMLElement | null>): (event: FocusEvent) => void {
  const last = useRef<Element | null>(null);
  useEffect(() => {
    if (!last.current || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body && !isTouch()) place.current?.focus({ preventScroll: true });
  });
  return (event) => {
    last.current = event.target;
  };
}
