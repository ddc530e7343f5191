import { describe, expect, it } from 'vitest';
import { timeAgo } from './time-ago.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

describe('timeAgo', () => {
  it.each([
    [0, 'just now'],
    [minute - 1, 'just now'],
    [minute, '1 minute ago'],
    [hour - 1, '59 minutes ago'],
    [hour, '1 hour ago'],
    [day - 1, '23 hours ago'],
    [day, 'yesterday'],
    [29 * day, '29 days ago'],
    [30 * day, 'Oct 22, 2026'],
    [500 * day, 'Jul 9, 2025'],
  ])('describes %i ms ago as “%s”', (ms, text) => expect(ago(ms)).toBe(text));

  it('describes a time in the future as “just now”', () => {
    expect(ago(-5 * hour)).toBe('just now');
  });
});
