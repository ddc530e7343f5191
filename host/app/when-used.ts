import { whenIdle } from './when-idle.ts';

/** Runs something in the first idle time after the visitor has pressed something or a key. A visit without it costs nothing. */
export function whenUsed(run: () => void): void {
  const waiting = new AbortController();
  const runOnce = () => {
    waiting.abort();
    whenIdle(run);
  };
  for (const type of ['pointerdown', 'keydown'])
    window.addEventListener(type, runOnce, { capture: true, signal: waiting.signal });
}
