import { describe, expect, it } from 'vitest';
import { formatDay, formatPoints, formatUsd } from './format.ts';

describe('format', () => {
  it('formats cents as dollars', () => {
    expect([99, 1_799, 4_999].map(formatUsd)).toEqual(['$0.99', '$17.99', '$49.99']);
  });

  it('formats points with their unit', () => {
    expect([0, 1, 2_200].map(formatPoints)).toEqual(['0 points', '1 point', '2,200 points']);
  });

  it('formats a day', () => {
    expect(formatDay(new Date(2026, 11, 22))).toBe('Dec 22, 2026');
  });
});
