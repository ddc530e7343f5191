import { expect, it } from 'vitest';
import { archiveOf } from '../../testing/archives.ts';
import { nameOf, timeText, turnsText } from './saves.model.ts';

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

it('tells saves without a name of their own apart by where they stand, and those at the same turn by when', () => {
  const title = 'The Salt Road';
  const saves = [
    archiveOf({ id: 's1', title: 'At the bridge', depth: 8 }),
    archiveOf({ id: 's2', title, depth: 8, savedAt: '2026-03-10T11:55:00Z' }),
    archiveOf({ id: 's3', title, depth: 0 }),
  ];
  const names = (all: typeof saves) => all.map((save) => nameOf(save, all, now));
  expect(names(saves)).toEqual(['At the bridge', 'The Salt Road · Turn 4', 'The Salt Road · Opening']);
  expect(names(saves.slice(0, 2))).toEqual(['At the bridge', 'The Salt Road']);
  const branch = archiveOf({ id: 's4', title, depth: 7, savedAt: '2026-03-09T11:00:00Z' });
  expect(names([...saves.slice(1), branch])).toEqual([
    'The Salt Road · Turn 4 · 5 min ago',
    'The Salt Road · Opening',
    'The Salt Road · Turn 4 · Yesterday',
  ]);
});
