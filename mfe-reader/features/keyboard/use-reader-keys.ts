import { useEffect, useRef } from 'react';
import { commandOf, type ReaderCommand } from './keys.model.ts';
import { singleKeysAreOff } from './single-keys.ts';

/** Controls that do something of their own with letters or arrows. */
const takers =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="tablist"], [role="slider"], [role="listbox"]';
const covers = '[role="dialog"], [role="alertdialog"], [role="menu"]';

/** Runs the page's commands by key, never while the reader types or something stands over the page. */
export function useReaderKeys(commands: Partial<Record<ReaderCommand, () => void>>): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      const command = commandOf(event, {
        takesKeys: event.target instanceof Element && event.target.closest(takers) !== null,
        covered: document.querySelector(covers) !== null,
        singleKeysOff: singleKeysAreOff(),
      });
      const run = command && latest.current[command];
      if (!run) return;
      event.preventDefault();
      run();
    };
    window.addEventListener('keydown', pressed);
    return () => window.removeEventListener('keydown', pressed);
  }, []);
}
