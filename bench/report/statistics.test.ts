import { expect, test } from 'vitest';
import { median, percentile } from './statistics.ts';

test('the median of an odd number of runs is the middle one, whatever their order', () => {
  expect(median([30, 10, 20])).toBe(10 + 10);
});

test('a percentile is a value that was measured, never one between two', () => {
  const values = [1, 2, 3, 4, 5, 6, 7, 8, 9, 100];
  expect(percentile(values, 0.5)).toBe(5);
  expect(percentile(values, 0.9)).toBe(9);
  expect(percentile(values, 0.95)).toBe(100);
});

test('nothing measured is an error, not a zero', () => {
  expect(() => median([])).toThrow('nothing to take');
});
