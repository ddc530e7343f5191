import { describe, expect, test } from 'vitest';
import { activate, loreEntry, pathOf, traceOutcomes } from '../testing/entries.ts';

const one = (id: string, change: object = {}) => loreEntry({ id, keys: ['door'], group: 'omen', ...change });
const winner = (entries: ReturnType<typeof one>[], change: object = {}) =>
  activate(entries, { path: pathOf('I open the door of the old mill.'), ...change }).triggered.map(
    ({ entry }) => entry.id,
  );

describe('groups', () => {
  test('activate one entry and trace the reason for the others', () => {
    expect(traceOutcomes([one('a', { priority: 1 }), one('b')], { path: pathOf('door') })).toEqual([
      'a: active',
      'b: group',
    ]);
  });

  test('prefer a sticky entry to new ones', () => {
    const state = { b: { sticky: 1, cooldown: 0 } };
    expect(winner([one('a', { priority: 9, keys: ['door', 'mill'] }), one('b')], { state })).toEqual(['b']);
  });

  test('prefer more distinct keys, then priority, then chance', () => {
    const keys = ['door', 'mill'];
    expect(winner([one('a', { priority: 9 }), one('b', { keys })])).toEqual(['b']);
    expect(winner([one('a'), one('b', { priority: 1 })])).toEqual(['b']);
  });

  test('exclude constants and other groups', () => {
    const entries = [one('a'), one('b', { constant: true }), one('c', { group: 'weather' })];
    expect(activate(entries, { path: pathOf('door') }).trace.map(({ outcome }) => outcome)).toEqual([
      'active',
      'active',
      'active',
    ]);
  });

  test('leave the group to others after a failed probability', () => {
    expect(winner([one('a', { priority: 9, probability: 0 }), one('b')])).toEqual(['b']);
  });

  test('stay decided for entries activated by recursion', () => {
    const late = one('late', { keys: ['lantern'], priority: 9 });
    expect(traceOutcomes([one('early', { content: 'A lantern.' }), late], { path: pathOf('door') })).toEqual([
      'early: active',
      'late: group',
    ]);
  });

  test('choose by weight, and the same for the same parent', () => {
    const entries = [one('heavy', { probability: 90 }), one('light', { probability: 30 }), one('none')];
    const at = (parent: string) =>
      activate(entries.slice(0, 2), { path: [{ id: parent, text: 'door', depth: 1 }] }).triggered[0]?.entry
        .id;
    const parents = Array.from({ length: 1_500 }, (_, n) => `p${n}`);
    const drawn = parents.map(at);
    expect(parents.map(at)).toEqual(drawn);
    // Probability is applied first; if both entries activate, the heavier one wins three times in four.
    const count = (id: string) => drawn.filter((each) => each === id).length;
    expect(count('heavy') / count('light')).toBeGreaterThan(3.5);
    expect(count('light')).toBeGreaterThan(50);
  });
});
