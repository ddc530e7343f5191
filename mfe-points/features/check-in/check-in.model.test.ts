import { describe, expect, it } from 'vitest';
import { formatNextCheckIn } from './check-in.model.ts';

describe('formatNextCheckIn', () => {
  it.each([
    [18, 'today at 18:00'],
    [25, 'tomorrow at 01:00'],
  ])('is relative to the visitor’s day when the UTC day ends at its hour %i', (hour, text) => {
    const next = new Date(2026, 5, 10, hour).toISOString();
    expect(formatNextCheckIn(next, new Date(2026, 5, 10, 9))).toBe(text);
  });
});
