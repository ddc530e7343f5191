import { expect, it } from 'vitest';
import { timeAgo, turnsLine } from './history.model.ts';

const now = Date.parse('2026-11-21T12:00:00Z');
const ago = (ms: number) => timeAgo(new Date(now - ms).toISOString(), now);
const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

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
])('says of %i ms ago: %s', (ms, words) => expect(ago(ms)).toBe(words));

it('knows no future, also when the visitor’s clock is late', () => {
  expect(ago(-5 * hour)).toBe('just now');
});

it('counts a turn when the reader has spoken', () => {
  expect([0, 1, 2, 3, 4_000].map(turnsLine)).toEqual([
    'At the opening scene',
    '1 turn in',
    '1 turn in',
    '2 turns in',
    '2,000 turns in',
  ]);
});
