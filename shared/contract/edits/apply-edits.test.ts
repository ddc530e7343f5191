import { describe, expect, it } from 'vitest';
import { applyEdits } from './apply-edits.ts';
import { contentEdits } from './content-edits.ts';

const content = {
  title: 'Salt',
  tags: ['sea', 'fog'],
  worldBook: { rules: 'Bells 🔔 ring.' },
  lore: [{ id: 'e1', keys: ['bell'] }],
};

describe('applyEdits', () => {
  it('applies each edit to the result of the previous one', () => {
    const edits = contentEdits.parse([
      ['title', 4, 0, ' and'],
      ['title', 8, 0, ' ash'],
      ['worldBook.rules', 6, 2, '钟'],
      ['tags', 0, 1, []],
      ['tags.0', 'ice'],
      ['lore', 0, 0, [{ id: 'e0', keys: [] }]],
      ['lore.1.keys', 1, 0, ['tower']],
      ['summary', 'A ferry.'],
      ['worldBook.background', 'Old.'],
    ]);
    expect(applyEdits(content, edits)).toEqual({
      title: 'Salt and ash',
      tags: ['ice'],
      worldBook: { rules: 'Bells 钟 ring.', background: 'Old.' },
      lore: [
        { id: 'e0', keys: [] },
        { id: 'e1', keys: ['bell', 'tower'] },
      ],
      summary: 'A ferry.',
    });
    expect(applyEdits(content, [['title'], ['worldBook.rules']])).not.toHaveProperty('title');
    expect(content.title).toBe('Salt');
  });

  it.each([
    [['title', 5, 0, 'x'], 'title has only 4 characters.'],
    [['title', 2, 3, ''], 'title has only 4 characters.'],
    [['tags', 1, 2, []], 'tags has only 2 items.'],
    [['title', 0, 0, ['x']], 'title is not a list.'],
    [['tags', 0, 0, 'x'], 'tags is not a text.'],
    [['summary', 0, 0, 'x'], 'summary is not a text.'],
    [['main.name', 'Ines'], 'There is no main.'],
    [['title.length', 9], 'There is no title.'],
    [['tags.2', 'x'], 'There is no tags.2.'],
    [['tags.length', 9], 'There is no tags.length.'],
    [['tags.0'], 'Items of a list are removed by [path, start, deleted, inserted].'],
    [['constructor.prototype', {}], 'There is no constructor.'],
  ] as const)('refuses %j', (edit, message) => {
    const edits = contentEdits.parse([['title', 'Salt'], edit]);
    expect(() => applyEdits(content, edits)).toThrow(expect.objectContaining({ index: 1, message }));
  });

  it('bounds the texts and lists that edits copy', () => {
    const text = (length: number) => applyEdits(content, [['title', 0, 4, 'x'.repeat(length)]]);
    expect(text(1_000_000)).toBeDefined();
    expect(() => text(1_000_001)).toThrow('title would be longer than a whole content.');
    const list = (length: number) => applyEdits(content, [['tags', 0, 2, Array(length).fill('x')]]);
    expect(list(1_000)).toBeDefined();
    expect(() => list(1_001)).toThrow('tags would have more than 1000 items.');
  });

  it('never changes a prototype', () => {
    const edits = contentEdits.parse([['constructor', JSON.parse('{"__proto__":{"isAdmin":true}}')]]);
    applyEdits(content, edits);
    expect({}).not.toHaveProperty('isAdmin');
    expect(Object.keys(applyEdits({}, edits) as object)).toEqual(['constructor']);
  });
});

describe('contentEdits', () => {
  it.each([
    [[['__proto__.isAdmin', true]]],
    [[['', 'x']]],
    [[['title.', 'x']]],
    [[['title', -1, 0, 'x']]],
    [[['title', 0.5, 0, 'x']]],
    [[['title', 0, 1e300, 'x']]],
    [[['title', 0, 0]]],
    [[['title', 0, 0, 7]]],
    [[['x'.repeat(101), 'x']]],
    [[]],
    [Array.from({ length: 1_001 }, () => ['title', 'x'])],
  ])('rejects %j', (edits) => {
    expect(contentEdits.safeParse(edits).success).toBe(false);
  });
});
