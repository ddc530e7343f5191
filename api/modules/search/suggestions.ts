import type { StoryCard } from '@storyloom/contract/entities/story-card';

export interface Suggestion {
  kind: 'STORY' | 'TAG' | 'AUTHOR' | 'CHARACTER';
  label: string;
  /** The address of the page it leads to. */
  target: string;
}

const MOST: Record<Suggestion['kind'], number> = { STORY: 4, TAG: 3, AUTHOR: 2, CHARACTER: 2 };

/**
 * Of the stories found while typing: those titles, tags, authors and characters that hold every word begun.
 * `typed` has, for each term, the ways to read it.
 */
export function toSuggestions(
  typed: readonly string[][],
  cards: readonly StoryCard[],
  characters: ReadonlyMap<string, string[]>,
): Suggestion[] {
  const all = cards.flatMap((card) => partsOf(card, characters.get(card.id) ?? []));
  const begun = typed.map((ways) => ways.map(wordsOf));
  const seen = new Map<string, Suggestion>();
  for (const suggestion of all) {
    const words = wordsOf(suggestion.label);
    const holds = (starts: string[]) => starts.every((start) => words.some((word) => word.startsWith(start)));
    if (!begun.every((ways) => ways.some(holds))) continue;
    const key = `${suggestion.kind} ${words.join(' ')}`;
    if (!seen.has(key)) seen.set(key, suggestion);
  }
  const kinds = Map.groupBy(seen.values(), ({ kind }) => kind);
  return (['STORY', 'TAG', 'AUTHOR', 'CHARACTER'] as const).flatMap((kind) =>
    (kinds.get(kind) ?? []).slice(0, MOST[kind]),
  );
}

function partsOf(card: StoryCard, characters: readonly string[]): Suggestion[] {
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

function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain.match(/[\p{L}\p{N}]+/gu) ?? [];
}
