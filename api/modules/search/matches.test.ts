import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { describe, expect, test } from 'vitest';
import { delimiters } from './highlights.ts';
import { listFields, toFieldTexts, toHit } from './matches.ts';

const card = {
  id: 's1',
  title: 'The Salt Clock',
  tags: ['sea', 'clocks'],
  category: 'FANTASY',
  type: 'ROLE',
  author: { id: 'a', name: 'Mara' },
  hook: 'The sea is late.',
  summary: 'A sea, and the sea again.',
} as unknown as StoryCard;
const fields = listFields(card);
const mark = (text: string) => text.replaceAll('sea', `${delimiters.start}sea${delimiters.end}`);
const hitOf = (characters: string[] = []) =>
  toHit(
    card,
    fields,
    fields.map(({ text }) => mark(text)),
    characters,
  );

describe('listFields', () => {
  test('has every text of a card with its weight', () => {
    const texts = toFieldTexts(card.id, fields).map(({ weight, written }) => `${weight} ${written}`);
    expect(texts).toEqual([
      ...['A The Salt Clock', 'B sea', 'B clocks', 'B Fantasy', expect.stringMatching(/^B /), 'C Mara'],
      ...['D The sea is late.', 'D A sea, and the sea again.'],
    ]);
  });
});

describe('toHit', () => {
  test('reports the fields that match: tags as they are, of long texts each matching word once', () => {
    expect(hitOf(['Sea Cat']).matches).toEqual([
      { field: 'TAG', text: 'sea' },
      { field: 'HOOK', text: 'sea' },
      { field: 'SUMMARY', text: 'sea' },
      { field: 'CHARACTER', text: 'Sea Cat' },
    ]);
  });

  test('has the pieces of the title, the hook and the summary, also of those that do not match', () => {
    const { highlights } = hitOf();
    expect(highlights.title).toEqual([{ text: 'The Salt Clock', hit: false }]);
    expect(highlights.hook.map(({ text }) => text)).toEqual(['The ', 'sea', ' is late.']);
    expect(toHit(card, fields, [], []).highlights.hook).toEqual([{ text: card.hook, hit: false }]);
  });
});
