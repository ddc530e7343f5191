import { describe, expect, test } from 'vitest';
import { areWithin, limitValues } from './limit-values.ts';

const range = { min: -2, max: 10 };

describe('limitValues', () => {
  test.each([
    [
      [-2, 10, 3],
      [-2, 10, 3],
    ],
    [
      [-3, 10, 3, 10],
      [0, 2, 1, 2],
    ],
    [
      [0.5, 1],
      [0, 1],
    ],
    [
      [11, -0],
      [1, 0],
    ],
    [[], []],
  ])('of %j gives %j', (values, limited) => {
    expect(limitValues(values, range)).toEqual(limited);
  });

  test('caps ranks at the largest value', () => {
    const many = Array.from({ length: 20 }, (_, at) => at * 100);
    expect(limitValues(many, range).slice(8, 13)).toEqual([8, 9, 10, 10, 10]);
  });
});

describe('areWithin', () => {
  test('refuses fractions and numbers outside the limits', () => {
    expect([areWithin([-2, 10], range), areWithin([10.5], range), areWithin([11], range)]).toEqual([
      ...[true, false, false],
    ]);
    expect(areWithin([Number.NaN], range)).toBe(false);
  });
});
