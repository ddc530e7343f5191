import { type RefObject, useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Set by the script in the document's head. */
    __STORYLOOM_EARLY__?: {
      /**
       * Returns the message that was sent in `scope`, once. A held click is repeated instead. Afterwards, hydrated
       * content in the scope handles its own events.
       */
      take(scope: Element): { text: string } | null;
    };
  }
}

/** Marks an element whose early input is held for `useEarlyInput`. */
export const earlyInput = { 'data-early-input': '' } as const;

/**
 * Performs what was tapped or sent in `scope` before hydration, once: `send` gets the message that was sent, the
 * click on any other control is repeated when the boundary around it is hydrated. `scope` has the attributes of
 * `earlyInput`, or is the root element, which covers the rest of the page. Text that was typed stays in its field;
 * the component adopts it in a layout effect.
 */
export function useEarlyInput(
  scope: RefObject<HTMLElement | null>,
  send: (text: string) => void = () => undefined,
): void {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // Runs one render after typed text was adopted, so that handlers see the text.
  useEffect(() => {
    if (!hydrated || !scope.current) return;
    const sent = window.__STORYLOOM_EARLY__?.take(scope.current);
    if (sent) send(sent.text);
  }, [hydrated, scope, send]);
}
