import { insightLimits } from '@storyloom/contract/creators/statistics-limits';
import { describe, expect, it } from 'vitest';
import {
  findSteepestTurn,
  formatChange,
  formatNumber,
  formatShare,
  formatUtcDay,
  isFull,
  readPeriod,
} from './statistics.model.ts';

describe('readPeriod', () => {
  it('is 30 days for unknown values', () => {
    expect(['7', 'ALL', '12', null].map(readPeriod)).toEqual(['7', 'ALL', '30', '30']);
  });
});

describe('formatShare', () => {
  it('returns a dash if the whole is zero', () => {
    expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33 %', '–']);
  });
});

describe('formatChange', () => {
  it('is a rounded percentage with its sign, or null if there is nothing to compare with', () => {
    expect([formatChange(9, 8), formatChange(1, 8), formatChange(8, 8), formatChange(90, 2)]).toEqual([
      ...['+13 %', '−87 %', '±0 %', '+4,400 %'],
    ]);
    expect([formatChange(3, 0), formatChange(3, undefined)]).toEqual([null, null]);
  });
});

describe('findSteepestTurn', () => {
  const curve = (...readers: number[]) =>
    readers.map((count, index) => ({ turn: index + 1, readers: count }));

  it('is the turn after which the most readers left', () => {
    expect(findSteepestTurn(curve(10, 9, 3, 2))).toBe(2);
  });

  it('is the first of several turns after which equally many readers left', () => {
    expect(findSteepestTurn(curve(10, 8, 6))).toBe(1);
  });

  it('is null if no reader left', () => {
    expect([findSteepestTurn(curve(4)), findSteepestTurn(curve(4, 4))]).toEqual([null, null]);
  });
});

describe('formatNumber', () => {
  it('uses the singular for one and the plural otherwise', () => {
    expect([0, 1, 1_200].map((count) => formatNumber(count, 'visitor'))).toEqual([
      ...['0 visitors', '1 visitor', '1,200 visitors'],
    ]);
  });
});

describe('formatUtcDay', () => {
  it('is the day in UTC', () => {
    expect([formatUtcDay('2026-11-21'), formatUtcDay('2026-11-21T23:59:00.000Z')]).toEqual([
      'Nov 21',
      'Nov 21',
    ]);
  });
});

describe('isFull', () => {
  it('is true at or above the limit', () => {
    expect([isFull([1], 2), isFull([1, 2], 2), isFull([1, 2, 3], 2)]).toEqual([false, true, true]);
    const rows = Array.from({ length: insightLimits.rows }, () => 0);
    expect([isFull(rows.slice(1)), isFull(rows)]).toEqual([false, true]);
  });
});
