import { setImmediate as turn } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createGate } from './gate.ts';

test('no more than allowed run at once, in the order they came, and a failure gives its place on', async () => {
  const pass = createGate(2);
  let running = 0;
  let most = 0;
  const ended: number[] = [];
  const work = (id: number) => async () => {
    running += 1;
    most = Math.max(most, running);
    await turn();
    running -= 1;
    ended.push(id);
    if (id % 3 === 0) throw new Error(`work ${id}`);
    return id;
  };
  const all = await Promise.allSettled(Array.from({ length: 9 }, (_, id) => pass(work(id))));
  expect(most).toBe(2);
  expect(ended).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
  expect(all.map(({ status }) => status[0]).join('')).toBe('rffrffrff');
  expect(await pass(async () => 'free')).toBe('free');
});
