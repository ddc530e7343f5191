import { describe, expect, it } from 'vitest';
import { type ContentField, fieldUses, pickFields } from '../core/content-field.ts';
import { characterFields, mainFields } from './character-fields.ts';
import { listTexts, storyTable } from './story-fields.ts';
import { noListTexts } from './story-rules.ts';

const tables = { story: storyTable, main: mainFields, supporting: characterFields };
const fields = Object.entries(tables).flatMap(([table, fields]) =>
  Object.entries(fields).map(([name, field]: [string, ContentField]) => [`${table}.${name}`, field] as const),
);

/** Texts that prompts contain, but not as a part of their own. */
const elsewhere = [
  'story.title',
  'story.opening',
  'main.name',
  'main.profile',
  'supporting.name',
  'supporting.profile',
];

describe('fields of a story', () => {
  it.each(fields)('%s has a use and a label', (_, { use, label }) => {
    expect(fieldUses).toContain(use);
    expect(label).toMatch(/\S/);
  });

  it.each(
    fields.filter(
      ([name, { use, max }]) => use === 'prompt' && max !== undefined && !elsewhere.includes(name),
    ),
  )('%s has its words in prompts', (_, { toPrompt }) => {
    expect(toPrompt?.('Salt.')).toMatch(/Salt\./);
  });
});

describe('listTexts', () => {
  it('are found in the table as their type says', () => {
    expect(Object.keys(noListTexts)).toEqual(listTexts);
  });
});

describe('pickFields', () => {
  it('leaves out fields that are missing, undefined or null', () => {
    const value: { a?: number; b?: string | undefined; c: string; d: string | null } = {
      b: undefined,
      c: '',
      d: null,
    };
    expect(pickFields(value, ['a', 'b', 'c', 'd'])).toStrictEqual({ c: '' });
  });
});
