import { draftContext } from '@storyloom/contract/stories/entities/writing-help';
import { describe, expect, test } from 'vitest';
import { buildMessages, maxTokensOf } from './prompt.ts';

const draft = {
  title: 'The Salt Clock',
  category: 'SCIENCE_FICTION',
  names: ['Odile', 'Bram'],
  tags: ['sea'],
  options: ['Wait', 'Dig'],
  rating: 'PG',
};
const context = (change: object = {}) => draftContext.parse({ ...draft, ...change });
const suggest = (suggestion: 'TITLE' | 'HOOK' | 'TAG' | 'OPTION', change: object = {}) =>
  buildMessages({ kind: 'suggest', suggestion, context: context(change) }).map(({ content }) => content);
const improve = (instruction: string, change: object = {}) =>
  buildMessages({
    kind: 'improve',
    field: 'title',
    text: 'Salt',
    instruction,
    context: context(change),
  }).map(({ content }) => content);

describe('buildMessages', () => {
  test('describes only the fields that the draft has', () => {
    const [, user = ''] = suggest('TITLE');
    expect(user).toContain('Title: The Salt Clock');
    expect(user).toContain('Category: science fiction');
    expect(user).toContain('Characters: Odile, Bram');
    expect(user).not.toMatch(/Hook:|Summary:|Opening scene:/);
    const [, bare = ''] = suggest('TITLE', { title: '', category: undefined, names: [] });
    expect(bare).not.toMatch(/Title:|Category:|Characters:/);
  });

  test('names the tags or options that the story has already', () => {
    expect(suggest('TAG')[1]).toContain('The story has these already: sea');
    expect(suggest('OPTION')[1]).toContain('The story has these already: Wait, Dig');
    for (const user of [suggest('TITLE')[1], suggest('HOOK')[1], suggest('TAG', { tags: [] })[1]])
      expect(user).not.toContain('already');
  });

  test('asks for the text alone or for lines, and for a general audience unless the story is for adults', () => {
    expect(improve('')[0]).toContain('Reply with the improved text alone');
    expect(suggest('TITLE')[0]).toContain('Reply with one suggestion a line');
    const general = 'Fit for a general audience.';
    for (const rating of ['PG', undefined]) expect(improve('', { rating })[0]).toContain(general);
    expect(improve('', { rating: 'X' })[0]).not.toContain(general);
  });

  test('ends with the text, after the instruction of the author', () => {
    expect(improve(' Shorter. ')[1]).toMatch(/The author asks: Shorter\.\n\nThe text:\nSalt$/);
    expect(improve(' ')[1]).not.toContain('The author asks');
  });
});

describe('maxTokensOf', () => {
  test('grows with a text that is improved', () => {
    const text = 'x'.repeat(1_001);
    const task = { kind: 'improve', field: 'title', text, instruction: '', context: context() } as const;
    expect(maxTokensOf(task)).toBe(901);
    expect(maxTokensOf({ kind: 'suggest', suggestion: 'TAG', context: context() })).toBe(400);
  });
});
