import { type StoryDraftContent, storyDraftContent } from '@storyloom/contract/stories/story-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeField } from './content-path.ts';
import { isSame, mergeContent } from './merge-content.ts';

const base: StoryDraftContent = {
  type: 'STORY',
  title: 'Salt',
  summary: 'A ferry.',
  tags: ['sea', 'night'],
  main: { name: 'Mara', profile: 'A pilot.' },
  supporting: [{ name: 'Oda', profile: 'A cook.' }],
};

describe('mergeContent', () => {
  it('takes changes of different fields from both sides', () => {
    const mine = { ...base, title: 'Salt and Iron', main: { name: 'Mara', profile: 'A harbour pilot.' } };
    const theirs = {
      ...base,
      summary: 'A ferry that only leaves.',
      main: { name: 'Mira', profile: 'A pilot.' },
    };
    expect(mergeContent(base, mine, theirs)).toEqual({
      content: {
        ...base,
        title: 'Salt and Iron',
        summary: 'A ferry that only leaves.',
        main: { name: 'Mira', profile: 'A harbour pilot.' },
      },
      conflicts: [],
    });
  });

  it('reports a field that both changed differently, and keeps mine in the content', () => {
    const mine = { ...base, title: 'Mine' };
    const theirs = { ...base, title: 'Theirs' };
    const merged = mergeContent(base, mine, theirs);
    expect(merged.content.title).toBe('Mine');
    expect(merged.conflicts).toEqual([{ path: 'title', mine: 'Mine', theirs: 'Theirs' }]);
  });

  it('reports no conflict if both made the same change', () => {
    const both = { ...base, title: 'Brine' };
    expect(mergeContent(base, both, both).conflicts).toEqual([]);
  });

  it('applies the added and removed tags of both sides', () => {
    const merged = mergeContent(
      base,
      { ...base, tags: ['sea', 'bells'] },
      { ...base, tags: ['sea', 'night', 'fog'] },
    );
    expect(merged).toEqual({ content: { ...base, tags: ['sea', 'bells', 'fog'] }, conflicts: [] });
  });

  it('reports the whole cast if one side removed a character that the other changed', () => {
    const mine = { ...base, supporting: [] };
    const theirs = { ...base, supporting: [{ name: 'Oda', profile: 'A ship’s cook.' }] };
    expect(mergeContent(base, mine, theirs).conflicts.map(({ path }) => path)).toEqual(['supporting']);
  });

  it('merges characters by position only if their names are the same', () => {
    const cast = (oda: string, finn: string, last = 'Finn') => ({
      ...base,
      supporting: [
        { name: 'Oda', profile: oda },
        { name: last, profile: finn },
      ],
    });
    const before = cast('A cook.', 'A boy.');
    const same = mergeContent(before, cast('A ship’s cook.', 'A boy.'), cast('A cook.', 'A stowaway.'));
    expect(same).toEqual({ content: cast('A ship’s cook.', 'A stowaway.'), conflicts: [] });
    const replaced = mergeContent(before, cast('A cook.', 'A stowaway.'), cast('A cook.', 'A ghost.', 'Ebb'));
    expect(replaced.conflicts.map(({ path }) => path)).toEqual(['supporting']);
  });

  const lore = (...entries: readonly { id: string; content: string }[]) =>
    storyDraftContent.parse({ lore: entries });
  const entry = (id: string, content = '') => ({ id, content });

  it('merges lore entries by id if one side removed one and added another', () => {
    const before = lore(entry('e0'), entry('e1'), entry('e2'));
    const mine = lore(entry('e0'), entry('e1'), entry('e2', 'changed'));
    const theirs = lore(entry('e1'), entry('e2'), entry('e3'));
    const expected = lore(entry('e1'), entry('e2', 'changed'), entry('e3'));
    expect(mergeContent(before, mine, theirs)).toEqual({ content: expected, conflicts: [] });
    expect(mergeContent(before, theirs, mine)).toEqual({ content: expected, conflicts: [] });
  });

  it('merges lore tests by id', () => {
    const tests = (...all: readonly (readonly [id: string, message: string])[]) =>
      storyDraftContent.parse({
        loreTests: all.map(([id, message]) => ({ id, message, entryId: 'e1' })),
      });
    const before = tests(['t0', ''], ['t1', '']);
    const merged = mergeContent(before, tests(['t0', ''], ['t1', 'bells']), tests(['t1', ''], ['t2', '']));
    expect(merged).toEqual({ content: tests(['t1', 'bells'], ['t2', '']), conflicts: [] });
  });

  it('reports an entry that one side removed and the other changed, and can write either choice', () => {
    const before = lore(entry('e0'), entry('e1'));
    const merged = mergeContent(before, lore(entry('e1')), lore(entry('e0', 'changed'), entry('e1')));
    expect(merged.content).toEqual(lore(entry('e1')));
    const [conflict] = merged.conflicts;
    expect(conflict).toMatchObject({ path: 'lore.@e0', mine: undefined, theirs: { content: 'changed' } });
    const taken = writeField(merged.content, 'lore.@e0', conflict?.theirs);
    expect(taken).toEqual(lore(entry('e1'), entry('e0', 'changed')));
    expect(writeField(taken, 'lore.@e0', undefined)).toEqual(lore(entry('e1')));
  });

  it('identifies an entry in conflict by id, so that a choice applies after other entries were removed', () => {
    const merged = mergeContent(
      lore(entry('e0'), entry('e1')),
      lore(entry('e0'), entry('e1', 'mine')),
      lore(entry('e0'), entry('e1', 'theirs')),
    );
    expect(merged.conflicts.map(({ path }) => path)).toEqual(['lore.@e1.content']);
    const later = { ...merged.content, lore: merged.content.lore?.slice(1) ?? [] };
    expect(writeField(later, 'lore.@e1.content', 'theirs')).toEqual(lore(entry('e1', 'theirs')));
    expect(writeField({ lore: [] }, 'lore.@e1.content', 'theirs')).toEqual({ lore: [] });
  });

  const text = fc.constantFrom('', 'a', 'b', 'c');
  const entries = fc
    .uniqueArray(fc.record({ id: fc.constantFrom('e0', 'e1', 'e2', 'e3'), content: text }), {
      selector: ({ id }) => id,
    })
    .map((all) => lore(...all));

  it('loses no change of an entry when entries are added, removed or moved', () => {
    fc.assert(
      fc.property(entries, entries, entries, (before, mine, theirs) => {
        const merged = mergeContent(before, mine, theirs);
        for (const id of ['e0', 'e1', 'e2', 'e3']) {
          const find = ({ lore: all }: typeof mine) => all?.find((one) => one.id === id);
          const [my, their] = [find(mine), find(theirs)];
          // The base of an entry that both sides added is an empty one.
          const was = find(before) ?? (my && their ? find(lore(entry(id))) : undefined);
          const isConflict = !isSame(my, their) && !isSame(my, was) && !isSame(their, was);
          const conflicts = merged.conflicts.filter(({ path }) => path.split('.')[1] === `@${id}`);
          expect(conflicts).toHaveLength(isConflict ? 1 : 0);
          expect(isSame(find(merged.content), isSame(my, was) ? their : my)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });

  const content = fc.record({ title: text, hook: text, main: fc.record({ name: text, profile: text }) });

  it('loses no change: each field has the value of the side that changed it, or is a conflict', () => {
    fc.assert(
      fc.property(content, content, content, (before, mine, theirs) => {
        const merged = mergeContent(before, mine, theirs);
        const conflicts = merged.conflicts.map(({ path }) => path);
        const fields = [
          ['title', before.title, mine.title, theirs.title, merged.content.title],
          ['hook', before.hook, mine.hook, theirs.hook, merged.content.hook],
          ['main.name', before.main.name, mine.main.name, theirs.main.name, merged.content.main?.name],
        ] as const;
        for (const [path, was, my, their, result] of fields) {
          const isConflict = my !== their && my !== was && their !== was;
          expect(conflicts.includes(path)).toBe(isConflict);
          expect(isSame(result, isConflict || my !== was ? my : their)).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
