import { useEffect, useRef } from 'react';

/** Controls that use letters, and overlays. */
const keyTakers =
  'input:not([type="radio"], [type="checkbox"]), textarea, select, [role="dialog"], [role="alertdialog"]';

/** The reader's setting, because speech input presses single keys by accident (WCAG 2.1.4). */
export const singleKeysAreOff = () => localStorage.getItem('storyloom.single-keys') === 'off';

/** True on phones, which draw their keyboard for text alone. */
export const hasNoKeyboard = () => window.matchMedia?.('(hover: none)').matches ?? false;

/** Runs commands by single keys, except while somebody types. */
export function useKeys(commands: Readonly<Record<string, () => void>>): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const { key, target, ctrlKey, metaKey, altKey } = event;
      if (ctrlKey || metaKey || altKey || singleKeysAreOff()) return;
      if (target instanceof Element && target.closest(keyTakers)) return;
      const run = latest.current[key.toLowerCase()];
      if (!run) return;
      // A field that the command focuses does not get the key.
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
