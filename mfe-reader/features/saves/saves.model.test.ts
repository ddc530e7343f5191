import { describe, expect, it } from 'vitest';
import { saveWith } from '../../testing/saves.ts';
import { isFull, saveName, turnsLabel } from './saves.model.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

describe('saves.model', () => {
  it('counts turns, not messages', () => {
    expect([0, 1, 2, 8].map(turnsLabel)).toEqual(['At the opening scene', '1 turn', '1 turn', '4 turns']);
  });

  it('tells saves with equal titles apart by turn, then by time', () => {
    const title = 'The Salt Road';
    const saves = [
      saveWith({ id: 's1', title: 'At the bridge', depth: 8 }),
      saveWith({ id: 's2', title, depth: 8, savedAt: '2026-03-10T11:55:00Z' }),
      saveWith({ id: 's3', title, depth: 0 }),
    ];
    const names = (all: typeof saves) => all.map((save) => saveName(save, all, now));
    expect(names(saves)).toEqual(['At the bridge', 'The Salt Road · Turn 4', 'The Salt Road · Opening']);
    expect(names(saves.slice(0, 2))).toEqual(['At the bridge', 'The Salt Road']);
    const branch = saveWith({ id: 's4', title, depth: 7, savedAt: '2026-03-09T11:00:00Z' });
    expect(names([...saves.slice(1), branch])).toEqual([
      'The Salt Road · Turn 4 · 5 minutes ago',
      'The Salt Road · Opening',
      'The Salt Road · Turn 4 · yesterday',
    ]);
  });

  it('has room for three saves beside the archived ones', () => {
    const saves = ['s1', 's2', 's3'].map((id) => saveWith({ id }));
    const archived = saveWith({ id: 's4', isArchived: true });
    expect([isFull(saves), isFull([...saves.slice(1), archived])]).toEqual([true, false]);
  });
});
