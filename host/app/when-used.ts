import { whenIdle } from './when-idle.ts';

/** Runs something in the first idle time after the visitor has moved the pointer, touched the page or pressed a key. */
export function whenUsed(run: () => void): void {
  // Missing in older browsers.
  const { userActivation } = navigator as { userActivation?: UserActivation };
  if (userActivation?.hasBeenActive) {
    whenIdle(run);
    return;
  }
  const waiting = new AbortController();
  const runOnce = () => {
    waiting.abort();
    whenIdle(run);
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(type, runOnce, { capture: true, signal: waiting.signal });
}
