import { timePeriods } from '@storyloom/contract/stories/filters';
import { describe, expect, test } from 'vitest';
import { periodStart } from './periods.ts';

describe('periodStart', () => {
  test.each([
    ['ALL_TIME', undefined],
    ['TODAY', '2026-03-01'],
    ['WEEK', '2026-02-23'],
    ['MONTH', '2026-01-31'],
    ['YEAR', '2025-03-02'],
  ] as const)('starts %s at midnight UTC of its first day', (period, day) => {
    const start = day && new Date(`${day}T00:00:00Z`);
    expect(periodStart(period, new Date('2026-03-01T23:59:59.999Z'))).toEqual(start);
    expect(periodStart(period, new Date('2026-03-01T00:00:00Z'))).toEqual(start);
  });

  test('starts longer periods earlier', () => {
    const starts = timePeriods.map((period) => periodStart(period, new Date())?.getTime() ?? 0);
    expect(starts.slice(1)).toEqual(starts.slice(1).toSorted((a, b) => b - a));
  });
});
