import type { MatchField, SearchHit } from '@storyloom/contract/stories/entities/search-hit';

const toWords: Record<MatchField, (text: string) => string> = {
  TITLE: () => 'title',
  TAG: (tag) => `tag “${tag}”`,
  CATEGORY: (label) => `genre ${label}`,
  TYPE: (label) => `type ${label}`,
  AUTHOR: (name) => `author ${name}`,
  CHARACTER: (name) => `character ${name}`,
  HOOK: () => 'description',
  SUMMARY: () => 'description',
};

/** The fields that a search matched: "Matches title, tag “ghosts”". Empty if none is known. */
export function matchLine(matches: SearchHit['matches']): string {
  const words = new Set(matches.map(({ field, text }) => toWords[field](text)));
  return words.size === 0 ? '' : `Matches ${[...words].join(', ')}`;
}
