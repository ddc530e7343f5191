import type { StoryCard } from '@storyloom/contract/entities/story-card';

export interface Suggestion {
  kind: 'STORY' | 'TAG' | 'AUTHOR' | 'CHARACTER';
  label: string;
  /** The path of the page to open. */
  target: string;
}

const MAX: Record<Suggestion['kind'], number> = { STORY: 4, TAG: 3, AUTHOR: 2, CHARACTER: 2 };

/**
 * Titles, tags, authors and characters of matching stories that contain every term as a prefix of a word. `typed` holds
 * the alternatives of each term: the word as typed and its corrections.
 */
export function toSuggestions(
  typed: readonly string[][],
  cards: readonly StoryCard[],
  characters: ReadonlyMap<string, string[]>,
): Suggestion[] {
  const candidates = cards.flatMap((card) => listCandidates(card, characters.get(card.id) ?? []));
  const prefixes = typed.map((alternatives) => alternatives.map(splitWords));
  const seen = new Map<string, Suggestion>();
  for (const suggestion of candidates) {
    const words = splitWords(suggestion.label);
    const contains = (starts: string[]) =>
      starts.every((start) => words.some((word) => word.startsWith(start)));
    if (!prefixes.every((alternatives) => alternatives.some(contains))) continue;
    const key = `${suggestion.kind} ${words.join(' ')}`;
    if (!seen.has(key)) seen.set(key, suggestion);
  }
  const kinds = Map.groupBy(seen.values(), ({ kind }) => kind);
  return (['STORY', 'TAG', 'AUTHOR', 'CHARACTER'] as const).flatMap((kind) =>
    (kinds.get(kind) ?? []).slice(0, MAX[kind]),
  );
}

function listCandidates(card: StoryCard, characters: readonly string[]): Suggestion[] {
  const search = (keyword: string) => `/search/${encodeURIComponent(keyword)}`;
  return [
    { kind: 'STORY', label: card.title, target: `/read/${card.slug}` },
    ...card.tags.map((tag) => ({
      kind: 'TAG' as const,
      label: tag,
      target: `/tag/${encodeURIComponent(tag)}`,
    })),
    { kind: 'AUTHOR', label: card.author.name, target: search(`author:"${card.author.name}"`) },
    ...characters.map((name) => ({ kind: 'CHARACTER' as const, label: name, target: search(`"${name}"`) })),
  ];
}

function splitWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
