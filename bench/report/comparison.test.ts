import { describe, expect, test } from 'vitest';
import { type Comparison, isMet, ratioOf } from './comparison.ts';

const row = (ours: number, target?: Comparison['target']): Comparison => ({
  what: 'First token',
  unit: 'ms',
  ours,
  other: 10,
  ...(target && { target }),
});

describe('comparison', () => {
  test('divides ours by the other', () => {
    expect(ratioOf(row(12))).toBeCloseTo(1.2);
  });

  test('meets an upper limit at the limit', () => {
    const target = { words: '≤ 16', kind: 'at most', limit: 16 } as const;
    expect([16, 16.1].map((ours) => isMet(row(ours, target)))).toEqual([true, false]);
  });

  test('meets a lower limit at the limit', () => {
    const target = { words: '≥ 0.9×', kind: 'at least', limit: 9 } as const;
    expect([9, 8.9].map((ours) => isMet(row(ours, target)))).toEqual([true, false]);
  });

  test('meets a range at both limits', () => {
    const target = { words: '0.8–1.25×', kind: 'between', from: 8, to: 12.5 } as const;
    expect([7.9, 8, 12.5, 12.6].map((ours) => isMet(row(ours, target)))).toEqual([false, true, true, false]);
  });

  test('has no verdict without a target', () => {
    expect(isMet(row(99))).toBeNull();
  });
});
