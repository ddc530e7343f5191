import { whenIdle } from './when-idle.ts';

let isUsed = false;

/** Browsers also report a pointer that rests where a page has just appeared. */
const isAtRest = (event: Event) =>
  event.type === 'pointermove' &&
  (event as PointerEvent).movementX === 0 &&
  (event as PointerEvent).movementY === 0;

/** Runs something in the first idle time after the visitor has moved the pointer, touched the page or pressed a key. */
export function whenUsed(run: () => void): void {
  if (isUsed) {
    whenIdle(run);
    return;
  }
  const waiting = new AbortController();
  const runOnce = (event: Event) => {
    if (isAtRest(event)) return;
    isUsed = true;
    waiting.abort();
    whenIdle(run);
  };
  for (const type of ['pointermove', 'pointerdown', 'keydown'])
    window.addEventListener(type, runOnce, { capture: true, signal: waiting.signal });
}
