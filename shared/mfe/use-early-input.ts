import { type RefObject, useEffect, useState } from 'react';

declare global {
  interface Window {
    /** Set by the document's inline script. */
    __STORYLOOM_EARLY__?: {
      /** The control that was used in `scope` before hydration, once. From now on the scope's events are its own. */
      take(scope: Element): HTMLElement | null;
    };
  }
}

/** Marks an element whose early input is held for `useEarlyInput`. */
export const earlyInput = { 'data-early-input': '' } as const;

/**
 * Performs what was tapped or sent in `scope` before hydration, once: the control's click is repeated. `scope` has the
 * attributes of `earlyInput`. Text that was typed stays in its field; the component adopts it in a layout effect.
 */
export function useEarlyInput(scope: RefObject<HTMLElement | null>): void {
  const [hydrated, setHydrated] = useState(false);
  useEffect(() => setHydrated(true), []);
  // A render later than the adoption of typed text, so that handlers know that text.
  useEffect(() => {
    if (!hydrated || !scope.current) return;
    const control = window.__STORYLOOM_EARLY__?.take(scope.current);
    if (control?.isConnected) control.click();
  }, [hydrated, scope]);
}
