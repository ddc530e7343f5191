import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  deleteEntries,
  dropEntry,
  findEntries,
  moveEntry,
  moveTo,
  newEntry,
  parseKeys,
  placeOf,
  sortEntries,
  updateEntries,
} from './lore.model.ts';
import { layOutMap, maxNodes } from './map/lore-map.model.ts';

const entry = (id: string, change: Partial<LoreEntryDraft> = {}) => ({
  ...loreEntryDraft.parse({ id, title: id, content: `About ${id}.` }),
  ...change,
});
const [a, b, c] = [entry('a', { order: 10 }), entry('b', { order: 10 }), entry('c', { order: 20 })];
const book = [c, b, a];
const idsOf = (entries: readonly LoreEntryDraft[]) => sortEntries(entries).map(({ id }) => id);

describe('entries', () => {
  it('move by one place and to a place, and stay at the ends', () => {
    expect(idsOf(moveEntry(book, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(idsOf(moveEntry(book, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(moveEntry(book, 'a', -1)).toBe(book);
    expect(moveEntry(book, 'c', 1)).toBe(book);
    expect(idsOf(moveTo(book, 'c', 0))).toEqual(['c', 'a', 'b']);
    expect(moveTo(book, 'unknown', 0)).toBe(book);
    expect(idsOf(dropEntry(book, 'c', 'a'))).toEqual(['c', 'a', 'b']);
    expect(idsOf(dropEntry(book, 'a', 'c'))).toEqual(['b', 'c', 'a']);
    expect(placeOf(book, 'c')).toEqual({ place: 3, count: 3 });
  });

  it('are added at the end', () => {
    expect(idsOf([...book, newEntry(book, 'x')])).toEqual(['a', 'b', 'c', 'x']);
  });

  it('change and are deleted together', () => {
    const ids = new Set(['a', 'c']);
    expect(updateEntries(book, ids, { secret: true }).filter(({ secret }) => secret)).toHaveLength(2);
    expect(idsOf(deleteEntries(book, ids))).toEqual(['b']);
  });

  it('take the approved changes of a compilation', () => {
    const next = applyChanges(book, [
      { kind: 'added', entry: entry('x', { order: 15 }) },
      { kind: 'changed', entry: { ...b, content: 'New.' } },
      { kind: 'removed', entryId: 'a' },
    ]);
    expect(idsOf(next)).toEqual(['b', 'x', 'c']);
    expect(next.find(({ id }) => id === 'b')?.content).toBe('New.');
  });

  it('are found by title, text, keys and group, and by filter', () => {
    const all = [entry('bell', { keys: ['Glocke'], group: 'tower' }), entry('rope', { enabled: false })];
    const find = (words: string, filter: Parameters<typeof findEntries>[1]['filter'] = 'all') =>
      findEntries(all, { words, filter, neverFired: new Set(['rope']) }).map(({ id }) => id);
    expect(find('glocke')).toEqual(['bell']);
    expect(find('TOWER')).toEqual(['bell']);
    expect(find('about')).toEqual(['bell', 'rope']);
    expect(find('', 'off')).toEqual(['rope']);
    expect(find('', 'never')).toEqual(['rope']);
  });
});

describe('parseKeys', () => {
  it('splits at commas, and patterns at lines only', () => {
    expect(parseKeys(' bell, , old rope\nlamp')).toEqual(['bell', 'old rope', 'lamp']);
    expect(parseKeys('a{1,2}\nb', true)).toEqual(['a{1,2}', 'b']);
    expect(parseKeys(Array.from({ length: 30 }, (_, at) => `k${at}`).join())).toHaveLength(20);
  });
});

describe('layOutMap', () => {
  it('draws the entries with the most calls', () => {
    const calls = Array.from({ length: 60 }, (_, at) => ({ from: 'hub', to: `e${at}`, key: 'k' }));
    const nodes = layOutMap(calls);
    expect(nodes).toHaveLength(maxNodes);
    expect(nodes[0]).toEqual({ id: 'hub', angle: -90, x: 0, y: -110 });
  });
});
