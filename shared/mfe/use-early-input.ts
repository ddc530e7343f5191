import { type RefObject, useEffect, useState } from 'react';

/** An action before hydration. */
interface EarlyAction {
  /** The button that was pressed. */
  control: HTMLElement;
  /** The message in the button's form at that time, empty if it submits none. */
  text: string;
}

declare global {
  interface Window {
    /** Set by the document's inline script. */
    __STORYLOOM_EARLY__?: {
      /** The action held in `scope`, once. From now on the scope's events are its own. */
      take(scope: Element): EarlyAction | null;
    };
  }
}

/** Marks an element whose early input is held for `useEarlyInput`. */
export const earlyInput = { 'data-early-input': '' } as const;

/**
 * Performs what was tapped or sent in `scope` before hydration, once: `send` gets the message that was sent, any other control's
 * click is repeated. `scope` has the attributes of `earlyInput`, or is the root element, which covers the rest of the page. Text that was
 * typed stays in its field; the component adopts it in a layout effect.
 */
export function useEarlyInput(
  scope: RefObject<HTMLElement | null>,
  send: (text: string) => void = () => undefined,
): void {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // A render later than the adoption of typed text, so that handlers know that text.
  useEffect(() => {
    if (!hydrated || !scope.current) return;
    const action = window.__STORYLOOM_EARLY__?.take(scope.current);
    if (!action) return;
    const { control, text } = action;
    if (text !== '') send(text);
    // In a task of its own: within an effect React cannot hydrate the boundary around the control.
    else setTimeout(() => control.isConnected && control.click());
  }, [hydrated, scope, send]);
}
