import { describe, expect, it } from 'vitest';
import { findSteepestTurn, formatShare, readPeriod } from './statistics.model.ts';

describe('readPeriod', () => {
  it('is 30 days for unknown words', () => {
    expect(['7', 'ALL', '12', null].map(readPeriod)).toEqual(['7', 'ALL', '30', '30']);
  });
});

describe('formatShare', () => {
  it('has no percentage of nothing', () => {
    expect([formatShare(1, 3), formatShare(0, 0)]).toEqual(['33 %', '–']);
  });
});

describe('findSteepestTurn', () => {
  const curve = (...readers: number[]) =>
    readers.map((count, index) => ({ turn: index + 1, readers: count }));

  it('is the turn after which most readers left', () => {
    expect(findSteepestTurn(curve(10, 9, 3, 2))).toBe(2);
  });

  it('is null if no reader left', () => {
    expect([findSteepestTurn(curve(4)), findSteepestTurn(curve(4, 4))]).toEqual([null, null]);
  });
});
