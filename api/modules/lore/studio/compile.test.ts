import { loreEntries } from '@storyloom/contract/lore/entities/lore-entry';
import { describe, expect, test } from 'vitest';
import { createLoreEntries } from '../book/entries.ts';
import { loreEntry } from '../testing/entries.ts';
import { compileLore } from './compile.ts';

const rules = 'Never name the drowned.';
const tower = 'The tower of Ostrel has a cracked brass bell above the western stairs.';
const garden = 'The garden behind the chapel grows pale roses that open only at night.';

const bookOf = (...background: string[]) => ({
  worldBook: { rules, structure: '', background: background.join('\n'), specialEvents: '' },
  main: { name: 'Mara' },
  supporting: [],
});
const entriesOf = (...background: string[]) => createLoreEntries(bookOf(...background));

describe('compileLore', () => {
  test('adds every passage of a new book as a valid entry', () => {
    const { changes, unchanged } = compileLore(bookOf(tower, garden), []);
    expect(changes.map(({ kind }) => kind)).toEqual(['added', 'added', 'added']);
    expect(unchanged).toBe(0);
    const added = changes.flatMap((change) => (change.kind === 'added' ? [change.entry] : []));
    expect(loreEntries.safeParse(added).success).toBe(true);
  });

  test('keeps entries unchanged while their passage is in the text, whatever their author changed', () => {
    const edited = entriesOf(tower).map((entry) => ({ ...entry, title: 'Mine', content: 'Mine.', keys: [] }));
    expect(compileLore(bookOf(tower), edited)).toEqual({ changes: [], unchanged: 2 });
  });

  test('recognizes a changed passage and keeps id, settings and own keys of its entry', () => {
    const [rule, old] = entriesOf(tower);
    if (rule === undefined || old === undefined) throw new Error('The book has two passages.');
    const own = { ...old, keys: [...old.keys, 'Old Tom'], sticky: 3, secret: false };
    const next = tower.replace('Ostrel', 'Velmar');
    const { changes, unchanged } = compileLore(bookOf(next), [rule, own]);
    expect(unchanged).toBe(1);
    expect(changes).toHaveLength(1);
    expect(changes[0]).toMatchObject({
      kind: 'changed',
      entry: { id: old.id, content: next, sticky: 3, secret: false },
    });
    const keys = changes.flatMap((change) => (change.kind === 'changed' ? change.entry.keys : []));
    expect(keys).toContain('Old Tom');
    expect(keys).toContain('Velmar');
    expect(keys).not.toContain('Ostrel');
  });

  test('does not restore a key that the author removed', () => {
    const own = entriesOf(tower).map((entry) => ({ ...entry, keys: ['bell'] }));
    const [change] = compileLore(bookOf(tower.replace('brass', 'silver')), own).changes;
    const keys = change?.kind === 'changed' ? change.entry.keys : [];
    expect(keys).toEqual(['bell']);
  });

  test('removes entries whose passage is gone, and never one that was not compiled', () => {
    const own = loreEntry({ id: 'own' });
    const before = entriesOf(tower, garden);
    const gone = before.find(({ content }) => content === garden);
    expect(compileLore(bookOf(tower), [...before, own]).changes).toEqual([
      { kind: 'removed', entryId: gone?.id },
    ]);
  });

  test('places a new entry after the one of the passage before it', () => {
    const before = entriesOf(tower).map((entry) => ({ ...entry, order: entry.order + 500 }));
    const [change] = compileLore(bookOf(tower, garden), before).changes;
    expect(change).toMatchObject({ kind: 'added', entry: { content: garden, order: 511 } });
  });

  test('gives an entry another id if its own is taken', () => {
    const [rule, old] = entriesOf(tower);
    if (rule === undefined || old === undefined) throw new Error('The book has two passages.');
    const moved = { ...old, passage: '' };
    expect(compileLore(bookOf(tower), [rule, moved]).changes).toEqual([
      expect.objectContaining({ kind: 'added', entry: expect.objectContaining({ id: `${old.id}n` }) }),
    ]);
  });
});
