import type { DataOf } from '@storyloom/contract/core/endpoint';
import type { searchSuggestions } from '@storyloom/contract/stories/endpoints/search-suggestions';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';

export type Suggestion = DataOf<typeof searchSuggestions>[number];

/** Suggestions of each kind. */
export const MAX_SUGGESTIONS: Record<Suggestion['kind'], number> = {
  STORY: 4,
  TAG: 3,
  AUTHOR: 2,
  CHARACTER: 2,
};

/**
 * Stories, those with most terms as prefixes of words of their title first; and tags, authors and characters that contain
 * every term this way. None if no title and no other label has a term. `typed` holds the alternatives of each term: the word as typed and its corrections.
 */
export function toSuggestions(
  typed: readonly string[][],
  cards: readonly StoryCard[],
  characters: ReadonlyMap<string, string[]>,
): Suggestion[] {
  const candidates = cards.flatMap((card) => listCandidates(card, characters.get(card.id) ?? []));
  const prefixes = typed.map((alternatives) => alternatives.map(splitWords));
  const found = candidates.flatMap((suggestion) => {
    const words = splitWords(suggestion.label);
    const contains = (starts: string[]) =>
      starts.every((start) => words.some((word) => word.startsWith(start)));
    const terms = prefixes.filter((alternatives) => alternatives.some(contains)).length;
    const isFound = suggestion.kind === 'STORY' || terms === prefixes.length;
    return isFound ? [{ suggestion, terms, key: `${suggestion.kind} ${words.join(' ')}` }] : [];
  });
  if (found.every(({ terms }) => terms === 0)) return [];
  const sorted = found.toSorted((a, b) => b.terms - a.terms);
  const unique = sorted.filter(({ key }, index) => sorted.findIndex((each) => each.key === key) === index);
  const kinds = Map.groupBy(unique, ({ suggestion }) => suggestion.kind);
  return (['STORY', 'TAG', 'AUTHOR', 'CHARACTER'] as const).flatMap((kind) =>
    (kinds.get(kind) ?? []).slice(0, MAX_SUGGESTIONS[kind]).map(({ suggestion }) => suggestion),
  );
}

function listCandidates(card: StoryCard, characters: readonly string[]): Suggestion[] {
  const { title, slug, cover, rating, tags, author } = card;
  const toPlain = (kind: Suggestion['kind'], label: string, target: string): Suggestion => ({
    kind,
    label,
    target,
    cover: null,
    rating: null,
  });
  const search = (keyword: string) => `/search/${encodeURIComponent(keyword)}`;
  return [
    { kind: 'STORY', label: title, target: `/read/${slug}`, cover, rating },
    ...tags.map((tag) => toPlain('TAG', tag, `/tag/${encodeURIComponent(tag)}`)),
    toPlain('AUTHOR', author.name, search(`author:"${author.name}"`)),
    ...characters.map((name) => toPlain('CHARACTER', name, search(`"${name}"`))),
  ];
}

function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
