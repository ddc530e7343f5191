import { useCallback, useRef } from 'react';

/**
 * Hands the focus over between two parts that take each other's place after a press. `expect` is called at the press; `part` is
 * the ref of both parts. The new part takes the focus only if it has stayed where it was at the press.
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
