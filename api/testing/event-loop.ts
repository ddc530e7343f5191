import { setImmediate as nextTurn } from 'node:timers/promises';

/** Lets pending callbacks and I/O events run, instead of waiting for a fixed time. */
export async function runEventLoop(turns = 20): Promise<void> {
  for (let turn = 0; turn < turns; turn++) await nextTurn();
}
