import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** State of a form that replaces the button that opens it. The button takes the focus when the form closes. */
export function useFormInPlace() {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return {
    isOpen,
    button,
    open: () => setOpen(true),
    close() {
      flushSync(() => setOpen(false));
      button.current?.focus();
    },
  };
}
