import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, it } from 'vitest';
import {
  applyChanges,
  findEntries,
  foldersOf,
  keysError,
  knotsIn,
  moveEntry,
  newEntry,
  parseKeys,
  placeOf,
  sortEntries,
  usableEntries,
} from './lore.model.ts';

const entry = (id: string, change: Partial<LoreEntryDraft> = {}) => ({
  ...loreEntryDraft.parse({ id, title: id, content: `About ${id}.` }),
  ...change,
});
const [a, b, c] = [entry('a', { order: 10 }), entry('b', { order: 10 }), entry('c', { order: 20 })];
const book = [c, b, a];
const idsOf = (entries: readonly LoreEntryDraft[]) => sortEntries(entries).map(({ id }) => id);

describe('entries', () => {
  it('move by one position, and not beyond the ends', () => {
    expect(idsOf(moveEntry(book, 'c', -1))).toEqual(['a', 'c', 'b']);
    expect(idsOf(moveEntry(book, 'a', 1))).toEqual(['b', 'a', 'c']);
    expect(moveEntry(book, 'a', -1)).toBe(book);
    expect(moveEntry(book, 'c', 1)).toBe(book);
    expect(moveEntry(book, 'unknown', 1)).toBe(book);
    expect(placeOf(book, 'c')).toEqual({ place: 3, count: 3 });
  });

  it('move without a change of the others if there is a number between these', () => {
    const spread = [entry('x', { order: 10 }), entry('y', { order: 20 }), entry('z', { order: 30 })];
    const ordersAfter = (id: string, by: -1 | 1) => moveEntry(spread, id, by).map(({ order }) => order);
    expect(ordersAfter('z', -1)).toEqual([10, 20, 15]);
    expect(ordersAfter('x', 1)).toEqual([25, 20, 30]);
    expect(ordersAfter('y', 1)).toEqual([10, 40, 30]);
    expect(ordersAfter('y', -1)).toEqual([10, 4, 30]);
  });

  it('move within their folder, and are listed by it after those without one', () => {
    const [x, y] = [entry('x', { order: 15, folder: 'People' }), entry('y', { order: 5, folder: 'People ' })];
    const all = [c, x, b, a, y];
    expect(findEntries(all, '').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'y', 'x']);
    expect(findEntries(moveEntry(all, 'x', -1), 'people').map(({ id }) => id)).toEqual(['x', 'y']);
    expect(moveEntry(all, 'x', 1)).toBe(all);
    expect(foldersOf(all)).toEqual(['People']);
  });

  it('are added at the end', () => {
    expect(idsOf([...book, newEntry(book, 'x')])).toEqual(['a', 'b', 'c', 'x']);
  });

  it('adopt the approved changes of a compilation', () => {
    const next = applyChanges(book, [
      { kind: 'added', entry: entry('x', { order: 15 }) },
      { kind: 'changed', entry: { ...b, content: 'New.' } },
      { kind: 'removed', entryId: 'a' },
    ]);
    expect(idsOf(next)).toEqual(['b', 'x', 'c']);
    expect(next.find(({ id }) => id === 'b')?.content).toBe('New.');
  });

  it('are found by title, text, keys and group', () => {
    const all = [entry('bell', { keys: ['Glocke'], group: 'tower' }), entry('rope')];
    const find = (text: string) => findEntries(all, text).map(({ id }) => id);
    expect(find('glocke')).toEqual(['bell']);
    expect(find('TOWER')).toEqual(['bell']);
    expect(find('about')).toEqual(['bell', 'rope']);
    expect(find('')).toEqual(['bell', 'rope']);
  });
});

const numbered = (count: number) => Array.from({ length: count }, (_, at) => `k${at}`);

describe('parseKeys', () => {
  it('splits keys at commas and lines, and patterns only at lines', () => {
    expect(parseKeys(' bell, , old rope\nlamp')).toEqual(['bell', 'old rope', 'lamp']);
    expect(parseKeys('a{1,2}\nb', true)).toEqual(['a{1,2}', 'b']);
  });

  it('keeps keys beyond the limits', () => {
    expect(parseKeys(numbered(21).join())).toHaveLength(21);
    expect(parseKeys('x'.repeat(61))).toEqual(['x'.repeat(61)]);
  });
});

describe('keysError', () => {
  it('says which limit keys exceed, in code points', () => {
    expect(keysError(numbered(20))).toBeUndefined();
    expect(keysError(numbered(21))).toBe('At most 20 keys');
    expect(keysError(['🔔'.repeat(60)])).toBeUndefined();
    expect(keysError(['bell', 'x'.repeat(61)])).toBe(
      `A key can’t exceed 60 characters: “${'x'.repeat(20)}…”`,
    );
  });
});

describe('usableEntries', () => {
  it('omits the keys that requests refuse', () => {
    const [usable] = usableEntries([entry('a', { keys: ['x'.repeat(61), ...numbered(21)] })]);
    expect(usable?.keys).toEqual(numbered(20));
    expect(loreEntryDraft.safeParse(usable).success).toBe(true);
    const [fine] = [entry('b', { keys: numbered(20) })];
    expect(usableEntries([fine])[0]).toBe(fine);
  });
});

describe('knotsIn', () => {
  it('lists the parts of a script that are told in the plot', () => {
    const script = `-> gate
=== gate === // the gate
// It is shut.
#beat
+ [Enter] -> hall
== hall
Dust.
-> the_end
=== function double(x)
~ return x * 2
=== passage(from)
-> hall
=== t_dust
#topic: dust
Old. -> DONE
=== the_end

# ending: Dust
-> END
=== the_other
#beat #ending: Light
-> END
=== the_third
#beat
#recap: You left.

#ending: Night
-> END`;
    expect(knotsIn(script)).toEqual(['gate', 'hall']);
  });
});
