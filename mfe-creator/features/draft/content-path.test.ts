import { loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import type { StoryDraftContent } from '@storyloom/contract/stories/story-rules';
import { describe, expect, it } from 'vitest';
import { itemPath, readField, readText, toIdPath, toNumberPath, writeField } from './content-path.ts';

const entry = (id: string, content: string) => loreEntryDraft.parse({ id, title: id, content, keys: [id] });
const draft: StoryDraftContent = {
  title: 'Salt',
  supporting: [{ name: 'Olga' }, { name: 'Per' }],
  lore: [entry('e1', 'A lamp.'), entry('e2', 'A bell.')],
};

describe('readField', () => {
  it('finds objects, list items by index and list items by id', () => {
    const paths = ['title', 'supporting.1.name', 'lore.@e2.content', 'lore.@gone.content'];
    expect(paths.map((path) => readField(draft, path))).toEqual(['Salt', 'Per', 'A bell.', undefined]);
  });

  it('ignores inherited properties', () => {
    expect(
      ['constructor', 'title.constructor', 'lore.length.0'].map((path) => readField(draft, path)),
    ).toEqual([undefined, undefined, undefined]);
  });

  it('returns a string for every path', () => {
    expect([readText(draft, 'title'), readText(draft, 'worldBook.rules'), readText(draft, 'lore')]).toEqual([
      'Salt',
      '',
      '',
    ]);
  });
});

describe('writeField', () => {
  it('changes one value in a copy, and adds missing objects', () => {
    const changed = writeField(draft, 'supporting.0.name', 'Oda');
    expect(changed.supporting).toEqual([{ name: 'Oda' }, { name: 'Per' }]);
    expect([draft.supporting?.[0]?.name, changed.lore === draft.lore]).toEqual(['Olga', true]);
    expect(writeField(draft, 'worldBook.rules', 'No magic.').worldBook).toEqual({ rules: 'No magic.' });
  });

  it('changes, adds and removes an item by its id', () => {
    const ids = (content: StoryDraftContent) => content.lore?.map(({ id }) => id);
    expect(readText(writeField(draft, 'lore.@e2.content', 'Two.'), 'lore.1.content')).toBe('Two.');
    expect(ids(writeField(draft, itemPath('lore', 'e3'), entry('e3', 'A ferry.')))).toEqual([
      'e1',
      'e2',
      'e3',
    ]);
    expect(ids(writeField(draft, itemPath('lore', 'e1'), undefined))).toEqual(['e2']);
    expect(ids(writeField(draft, itemPath('lore', 'gone'), undefined))).toEqual(['e1', 'e2']);
  });

  it('does not write into a removed item', () => {
    expect(writeField(draft, 'lore.@gone.content', 'Lost.').lore).toEqual(draft.lore);
  });
});

describe('the path of an item', () => {
  it('is converted from number to id, and back', () => {
    expect([toIdPath(draft, 'lore.1.content'), toNumberPath(draft, 'lore.@e2.content')]).toEqual([
      'lore.@e2.content',
      'lore.1.content',
    ]);
  });

  it.each(['title', 'supporting.0.name', 'lore.7.content'])('remains %s if the item has no id', (path) => {
    expect(toIdPath(draft, path)).toBe(path);
  });

  it.each(['title', 'lore.@gone.content'])('remains %s if there is no such item', (path) => {
    expect(toNumberPath(draft, path)).toBe(path);
  });
});
