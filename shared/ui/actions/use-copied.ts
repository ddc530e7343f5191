import { useCallback, useEffect, useRef, useState } from 'react';

/** How long "Copied" is shown, in ms. */
export const COPIED_DURATION = 1500;

/** `copied` is true for `duration` ms after each successful copy. */
export function useCopied(duration = COPIED_DURATION): {
  copied: boolean;
  copy: (text: string) => Promise<boolean>;
} {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const copy = useCallback(
    async (text: string) => {
      const done = await writeClipboard(text);
      clearTimeout(timer.current);
      setCopied(done);
      if (done) timer.current = setTimeout(() => setCopied(false), duration);
      return done;
    },
    [duration],
  );
  return { copied, copy };
}

/** Returns whether the text was copied. */
export async function writeClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** Fallback where the clipboard API is missing or refuses: plain http, old web views. */
function copyBySelection(text: string): boolean {
  const before = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(area);
  area.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (before instanceof HTMLElement) before.focus();
  }
}
