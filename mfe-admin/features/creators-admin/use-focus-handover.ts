import { useCallback, useRef } from 'react';

/**
 * Moves the focus between two parts that replace each other after a press. Call `expect` at the press, and use
 * `part` as the ref of both parts. The new part takes the focus only if the focus has not moved since the press.
 */
export function useFocusHandover() {
  const pressed = useRef<Element | null>(null);
  const isHandedOver = useRef(false);
  const part = useCallback((element: HTMLElement | null) => {
    if (isHandedOver.current) element?.querySelector<HTMLElement>('input, button')?.focus();
    isHandedOver.current = false;
    return () => {
      isHandedOver.current = document.activeElement === pressed.current;
      pressed.current = null;
    };
  }, []);
  const expect = (isExpected: boolean) => {
    pressed.current = isExpected ? document.activeElement : null;
  };
  return { part, expect };
}
