import { expect, it } from 'vitest';
import { timeText, turnsText } from './saves.model.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

it.each([
  ['2026-03-10T11:59:30Z', 'Just now'],
  ['2026-03-10T12:00:20Z', 'Just now'],
  ['2026-03-10T11:55:00Z', '5 min ago'],
  ['2026-03-10T09:30:00Z', '2 h ago'],
  ['2026-03-09T11:00:00Z', 'Yesterday'],
  ['2026-03-06T11:00:00Z', '4 days ago'],
  ['2025-12-24T12:00:00Z', 'Dec 24, 2025'],
])('says of a save made at %s that it was %s', (iso, words) => {
  expect(timeText(iso, now)).toBe(words);
});

it('counts turns, not messages', () => {
  expect([0, 1, 2, 8].map(turnsText)).toEqual(['At the opening', '1 turn', '1 turn', '4 turns']);
});
