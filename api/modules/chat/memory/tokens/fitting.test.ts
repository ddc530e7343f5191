import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runWithin, totalOf, wholeWithin } from './fitting.ts';

const count = (text: string) => text.length;
const texts = fc.array(fc.string({ maxLength: 30 }), { maxLength: 20 });

test('what does not fit is skipped, and what fits after it is taken', () => {
  expect(wholeWithin(['aaaa', 'bbbbbbbb', 'cc', ''], 6, count)).toEqual(['aaaa', 'cc']);
});

test('a run ends with the first that does not fit, unless so many must be taken', () => {
  const items = ['aaaa', 'bbbbbbbb', 'cc'].map((text) => ({ text }));
  expect(runWithin(items, 6, count)).toEqual(items.slice(0, 1));
  expect(runWithin(items, 6, count, 2)).toEqual(items.slice(0, 2));
  expect(runWithin(items, 0, count, 9)).toEqual(items);
});

test('what is taken never costs more than there is, keeps its order and is whole', () => {
  fc.assert(
    fc.property(texts, fc.integer({ min: -5, max: 200 }), (parts, budget) => {
      const kept = wholeWithin(parts, budget, count);
      expect(totalOf(kept, count)).toBeLessThanOrEqual(Math.max(budget, 0));
      let from = 0;
      for (const part of kept) from = parts.indexOf(part, from) + 1;
      expect(from > 0 || kept.length === 0).toBe(true);
    }),
  );
});

test('a run is the longest one that fits', () => {
  fc.assert(
    fc.property(texts, fc.nat(200), (parts, budget) => {
      const items = parts.map((text) => ({ text }));
      const run = runWithin(items, budget, count);
      expect(items.slice(0, run.length)).toEqual(run);
      expect(totalOf(parts.slice(0, run.length), count)).toBeLessThanOrEqual(budget);
      if (run.length < parts.length) {
        expect(totalOf(parts.slice(0, run.length + 1), count)).toBeGreaterThan(budget);
      }
    }),
  );
});
