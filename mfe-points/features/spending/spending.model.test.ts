import type { SpendingDay } from '@storyloom/contract/entities/points-spending';
import { describe, expect, it } from 'vitest';
import { formatUtcDay, segmentsOf, totalOf, totalsOf } from './spending.model.ts';

const days: SpendingDay[] = [
  { day: '2026-11-21', spent: [{ purpose: 'REPLY', amount: 3 }] },
  { day: '2026-11-22', spent: [] },
  {
    day: '2026-11-23',
    spent: [
      { purpose: 'IMAGE', amount: 10 },
      { purpose: 'REPLY', amount: 2 },
    ],
  },
];

describe('totalsOf', () => {
  it('adds up each purpose and leaves out those without spending', () => {
    expect(totalsOf(days)).toEqual([
      { purpose: 'REPLY', amount: 5 },
      { purpose: 'IMAGE', amount: 10 },
    ]);
  });
});

describe('totalOf', () => {
  it('adds up a day', () => {
    expect(days.map(totalOf)).toEqual([3, 0, 12]);
  });
});

describe('segmentsOf', () => {
  it('stacks the purposes of a day', () => {
    expect(segmentsOf(days)).toEqual([
      { day: '2026-11-21', purpose: 'REPLY', amount: 3, from: 0, to: 3 },
      { day: '2026-11-23', purpose: 'REPLY', amount: 2, from: 0, to: 2 },
      { day: '2026-11-23', purpose: 'IMAGE', amount: 10, from: 2, to: 12 },
    ]);
  });
});

describe('formatUtcDay', () => {
  it('names the UTC day', () => {
    expect(formatUtcDay('2026-11-22')).toBe('Nov 22');
  });
});
