import { describe, expect, test } from 'vitest';
import { createBatches } from './batches.ts';

/** Batches of texts whose runs end when the test says so. "bad" fails the batch it is in. */
function hold(limits: { concurrency: number; size: number }) {
  const runs: { items: readonly string[]; end(): void }[] = [];
  const batches = createBatches(async (items: readonly string[]) => {
    await new Promise<void>((end) => runs.push({ items, end }));
    if (items.includes('bad')) throw new Error('bad');
  }, limits);
  return { batches, runs };
}

const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

describe('createBatches', () => {
  test('runs up to the limit at once, and the items that wait together', async () => {
    const { batches, runs } = hold({ concurrency: 2, size: 3 });
    const added = ['a', 'b', 'c', 'd', 'e', 'f'].map((item) => batches.add(item));
    expect(runs.map(({ items }) => items)).toEqual([['a'], ['b']]);
    runs[0]?.end();
    await added[0];
    await settle();
    expect(runs.map(({ items }) => items)).toEqual([['a'], ['b'], ['c', 'd', 'e']]);
    runs[1]?.end();
    runs[2]?.end();
    await settle();
    runs[3]?.end();
    await Promise.all(added);
    expect(runs.map(({ items }) => items)).toEqual([['a'], ['b'], ['c', 'd', 'e'], ['f']]);
  });

  test('does the items of a failed batch alone, and only the bad one fails', async () => {
    const { batches, runs } = hold({ concurrency: 1, size: 10 });
    const added = ['first', 'good', 'bad', 'better'].map((item) => batches.add(item));
    const outcomes = Promise.allSettled(added);
    for (let ended = 0; ended < 5; ended++) {
      runs[ended]?.end();
      await settle();
    }
    expect((await outcomes).map(({ status }) => status)).toEqual([
      'fulfilled',
      'fulfilled',
      'rejected',
      'fulfilled',
    ]);
    expect(runs.map(({ items }) => items.join(' '))).toEqual([
      'first',
      'good bad better',
      'good',
      'bad',
      'better',
    ]);
  });

  test('runs an item that comes after all others are done', async () => {
    const { batches, runs } = hold({ concurrency: 1, size: 10 });
    for (const item of ['early', 'late']) {
      const added = batches.add(item);
      await settle();
      runs.at(-1)?.end();
      await added;
    }
    expect(runs).toHaveLength(2);
  });
});
