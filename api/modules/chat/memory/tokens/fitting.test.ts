import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumTokens, takeFitting, takeWhileFitting } from './fitting.ts';

const count = (text: string) => text.length;
const texts = fc.array(fc.string({ maxLength: 30 }), { maxLength: 20 });

describe('fitting', () => {
  test('takeFitting skips what does not fit and takes what fits after it', () => {
    expect(takeFitting(['aaaa', 'bbbbbbbb', 'cc', ''], 6, count)).toEqual(['aaaa', 'cc']);
  });

  test('takeWhileFitting stops at the first item that does not fit, after the minimum', () => {
    const items = ['aaaa', 'bbbbbbbb', 'cc'].map((text) => ({ text }));
    expect(takeWhileFitting(items, 6, count)).toEqual(items.slice(0, 1));
    expect(takeWhileFitting(items, 6, count, 2)).toEqual(items.slice(0, 2));
    expect(takeWhileFitting(items, 0, count, 9)).toEqual(items);
  });

  test('takeFitting stays within the budget and keeps the order', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: -5, max: 200 }), (parts, budget) => {
        const fitting = takeFitting(parts, budget, count);
        expect(sumTokens(fitting, count)).toBeLessThanOrEqual(Math.max(budget, 0));
        let from = 0;
        for (const part of fitting) from = parts.indexOf(part, from) + 1;
        expect(from > 0 || fitting.length === 0).toBe(true);
      }),
    );
  });

  test('takeWhileFitting takes the longest run that fits', () => {
    fc.assert(
      fc.property(texts, fc.nat(200), (parts, budget) => {
        const items = parts.map((text) => ({ text }));
        const run = takeWhileFitting(items, budget, count);
        expect(items.slice(0, run.length)).toEqual(run);
        expect(sumTokens(parts.slice(0, run.length), count)).toBeLessThanOrEqual(budget);
        if (run.length < parts.length) {
          expect(sumTokens(parts.slice(0, run.length + 1), count)).toBeGreaterThan(budget);
        }
      }),
    );
  });
});
