import { describe, expect, test } from 'vitest';
import { median, PARTS, percentile, typicalPercentile } from './statistics.ts';

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

describe('typicalPercentile', () => {
  const calm = Array.from({ length: PARTS * 100 }, (_, at) => (at % 100) + 1);

  test('is the percentile of equal parts', () => {
    expect(typicalPercentile(calm, 0.99)).toBe(99);
  });

  test('is not moved by one stall, which moves the percentile of all values', () => {
    const stalled = calm.map((value, at) => (at < 50 ? 500 : value));
    expect(percentile(stalled, 0.99)).toBe(500);
    expect(typicalPercentile(stalled, 0.99)).toBe(99);
  });

  test('is moved by slow values in every part', () => {
    const slow = calm.map((value) => (value > 97 ? 500 : value));
    expect(typicalPercentile(slow, 0.99)).toBe(500);
  });
});
