import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** A form that is shown in place of the button that opens it. The button has the focus again when the form is closed. */
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
