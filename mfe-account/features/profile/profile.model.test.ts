import { describe, expect, it } from 'vitest';
import { formatJoinedMonth } from './profile.model.ts';

describe('formatJoinedMonth', () => {
  it('formats the month in UTC', () => {
    expect(formatJoinedMonth('2026-10-31T23:59:59.000Z')).toBe('October 2026');
    expect(formatJoinedMonth('2026-11-01T00:00:00.000Z')).toBe('November 2026');
  });
});
