import { describe, expect, it } from 'vitest';
import { formatNextCheckIn } from './check-in.model.ts';

describe('formatNextCheckIn', () => {
  it.each([
    ['2026-06-11T00:00:00.000Z', 'in 12 h 20 min'],
    ['2026-06-10T11:40:30.000Z', 'in 1 min'],
    ['2026-06-10T11:00:00.000Z', 'in 1 min'],
  ])('is the time from 11:40 UTC to %s', (next, text) => {
    expect(formatNextCheckIn(next, new Date('2026-06-10T11:40:00.000Z'))).toBe(text);
  });
});
