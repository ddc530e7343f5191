import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { describe, expect, test } from 'vitest';
import { toSuggestions } from './suggestions.ts';

function card(title: string, { tags = [], author = 'Odd' }: { tags?: string[]; author?: string } = {}) {
  return {
    id: title,
    title,
    slug: title,
    tags,
    author: { id: author, name: author },
  } as unknown as StoryCard;
}
const none = new Map<string, string[]>();
const labels = (typed: string[][], cards: StoryCard[], characters = none) =>
  toSuggestions(typed, cards, characters).map(({ kind, label }) => `${kind} ${label}`);

describe('toSuggestions', () => {
  test('suggests stories, those with most terms in the title first, and the rest only with every term', () => {
    const cards = [
      card('Fog', { tags: ['salt clock'] }),
      card('Salt Road', { tags: ['salt'] }),
      card('The Salt Clock'),
    ];
    const characters = new Map([['Salt Road', ['Clock Saltson', 'Saltson']]]);
    expect(labels([['salt'], ['cl']], cards, characters)).toEqual([
      'STORY The Salt Clock',
      'STORY Salt Road',
      'STORY Fog',
      'TAG salt clock',
      'CHARACTER Clock Saltson',
    ]);
  });

  test('compares beginnings of words without case and accents', () => {
    expect(labels([['CAF']], [card('Decaf'), card('Le Café')])).toEqual(['STORY Le Café', 'STORY Decaf']);
    expect(labels([['CAF']], [card('Decaf')])).toEqual([]);
    expect(labels([['vampy', 'vampire']], [card('Vampires')])).toEqual(['STORY Vampires']);
  });

  test('suggests each label once, and at most four titles, three tags, two authors and two characters', () => {
    const numbers = Array.from({ length: 6 }, (_, at) => at);
    const cards = numbers.flatMap((at) => [
      card(`Sea ${at}`, { tags: [`sea ${at}`, 'SEA'], author: `Sea ${at}` }),
      card(`sea, ${at}`),
    ]);
    const characters = new Map(numbers.map((at) => [`Sea ${at}`, [`Sea ${at}`]]));
    expect(labels([['sea']], cards, characters)).toEqual([
      ...['STORY Sea 0', 'STORY Sea 1', 'STORY Sea 2', 'STORY Sea 3'],
      ...['TAG sea 0', 'TAG SEA', 'TAG sea 1'],
      ...['AUTHOR Sea 0', 'AUTHOR Sea 1', 'CHARACTER Sea 0', 'CHARACTER Sea 1'],
    ]);
  });

  test('lead to the story, the tag, and searches for the author and the character', () => {
    const found = { ...card('Sea', { tags: ['sea fog'], author: 'Sea Hag' }), slug: 's-sea', rating: 'PG' };
    const characters = new Map([['Sea', ['Sea Cat']]]);
    const targets = toSuggestions([['sea']], [found as StoryCard], characters);
    expect(targets.map(({ target, rating }) => [decodeURIComponent(target), rating])).toEqual([
      ['/read/s-sea', 'PG'],
      ['/tag/sea fog', null],
      ['/search/author:"Sea Hag"', null],
      ['/search/"Sea Cat"', null],
    ]);
  });
});
