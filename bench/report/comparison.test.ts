import { expect, test } from 'vitest';
import { type Comparison, isMet, ratioOf } from './comparison.ts';

const row = (ours: number, target?: Comparison['target']): Comparison => ({
  what: 'First token',
  unit: 'ms',
  ours,
  other: 10,
  ...(target && { target }),
});

test('the ratio is ours over the other', () => {
  expect(ratioOf(row(12))).toBeCloseTo(1.2);
});

test('a limit from above is met at the limit and missed beyond it', () => {
  const target = { words: '≤ 16', kind: 'at most', limit: 16 } as const;
  expect([16, 16.1].map((ours) => isMet(row(ours, target)))).toEqual([true, false]);
});

test('a limit from below is met at the limit and missed under it', () => {
  const target = { words: '≥ 0.9×', kind: 'at least', limit: 9 } as const;
  expect([9, 8.9].map((ours) => isMet(row(ours, target)))).toEqual([true, false]);
});

test('what has no target is not judged', () => {
  expect(isMet(row(99))).toBeNull();
});
