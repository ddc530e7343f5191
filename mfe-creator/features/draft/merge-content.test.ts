import type { StoryDraftContent } from '@storyloom/contract/story-rules';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
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

  it('reports no conflict where both made the same change', () => {
    const both = { ...base, title: 'Brine' };
    expect(mergeContent(base, both, both).conflicts).toEqual([]);
  });

  it('adds and removes tags of both sides', () => {
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

  const text = fc.constantFrom('', 'a', 'b', 'c');
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
