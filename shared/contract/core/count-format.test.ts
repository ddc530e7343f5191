import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatCount, formatWhole } from './count-format.ts';

describe('formatCount', () => {
  it.each([
    [0, '0'],
    [9_999, '9999'],
    [10_000, '10.00K'],
    [12_345, '12.35K'],
    [990_000, '990.00K'],
    [1_000_000, '1.00M'],
    [2_345_678, '2.35M'],
    ['15000', '15.00K'],
    ['', '0'],
    ['many', '0'],
    [null, '0'],
    [undefined, '0'],
    [Number.NaN, '0'],
    [Number.POSITIVE_INFINITY, '0'],
    [[12_000], '0'],
  ])('formats %j as %s', (value, expected) => {
    expect(formatCount(value)).toBe(expected);
  });

  it('rounds to half a unit of the last digit', () => {
    fc.assert(
      fc.property(fc.integer({ min: 10_000, max: 10 ** 9 }), (count) => {
        const shown = formatCount(count);
        const unit = shown.endsWith('M') ? 1_000_000 : 1_000;
        expect(Math.abs(Number(shown.slice(0, -1)) * unit - count)).toBeLessThanOrEqual(unit / 200 + 0.001);
      }),
    );
  });
});

describe('formatWhole', () => {
  it.each([
    [0, '0'],
    [999, '999'],
    [1_000, '1,000'],
    [-1_234_567, '-1,234,567'],
    [12_345_678_901n, '12,345,678,901'],
  ])('formats %s as %s', (value, text) => expect(formatWhole(value)).toBe(text));
});
