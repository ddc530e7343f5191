import { describe, expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

describe('percentile', () => {
  test('returns the middle value as the median of an odd number', () => {
    expect(median([30, 10, 20])).toBe(10 + 10);
  });

  test('returns a measured value, never an interpolated one', () => {
    const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100];
    expect(percentile(values, 0.5)).toBe(5);
    expect(percentile(values, 0.9)).toBe(9);
    expect(percentile(values, 0.95)).toBe(100);
  });

  test('throws for an empty list', () => {
    expect(() => median([])).toThrow('at least one value');
  });
});
