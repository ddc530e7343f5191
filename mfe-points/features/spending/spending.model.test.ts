import type { SpendingDay } from '@storyloom/contract/points/entities/points-spending';
import { describe, expect, it } from 'vitest';
import { formatUtcDay, toTable, totalOf, totalsOf } from './spending.model.ts';

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
  it('adds up each purpose and omits purposes without spending', () => {
    expect(totalsOf(days)).toEqual([
      { purpose: 'REPLY', amount: 5 },
      { purpose: 'IMAGE', amount: 10 },
    ]);
  });
});

describe('totalOf', () => {
  it('adds up the amounts of a day', () => {
    expect(days.map(totalOf)).toEqual([3, 0, 12]);
  });
});

describe('toTable', () => {
  it('returns the days with spending, newest first, and the purposes with spending', () => {
    expect(toTable(days)).toEqual({
      head: ['Day', 'Replies', 'Pictures'],
      rows: [
        ['Nov 23', 2, 10],
        ['Nov 21', 3, 0],
      ],
    });
  });
});

describe('formatUtcDay', () => {
  it('formats the UTC day', () => {
    expect(formatUtcDay('2026-11-22')).toBe('Nov 22');
  });
});
