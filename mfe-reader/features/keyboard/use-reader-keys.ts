import { useEffect, useRef } from 'react';
import { commandOf, type ReaderCommand } from './keys.model.ts';
import { singleKeysAreOff } from './single-keys.ts';

/** Controls that use letters or arrow keys. */
const keyTakers =
  'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="tablist"], [role="slider"], [role="listbox"]';
/** A drawer beside the page covers nothing. */
const overlays = '[role="dialog"]:not([data-beside] *), [role="alertdialog"], [role="menu"]';

/** Runs commands by key, which they get, except while the reader types or an overlay is open. */
export function useReaderKeys(commands: Partial<Record<ReaderCommand, (key: string) => void>>): void {
  const latest = useRef(commands);
  latest.current = commands;
  useEffect(() => {
    const handleKey = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      const command = commandOf(event, {
        takesKeys: !!target?.closest(keyTakers),
        covered: !!target?.closest('[role="dialog"]') || document.querySelector(overlays) !== null,
        singleKeysOff: singleKeysAreOff(),
      });
      const run = command && latest.current[command];
      if (!run) return;
      event.preventDefault();
      run(event.key);
    };
    window.addEventListener('keydown', handleKey);
    return () => window.removeEventListener('keydown', handleKey);
  }, []);
}
