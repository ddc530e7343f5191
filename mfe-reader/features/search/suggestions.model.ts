import type { DataOf } from '@storyloom/contract/core/endpoint';
import type { searchSuggestions } from '@storyloom/contract/stories/endpoints/search-suggestions';
import type { StoryCard } from '@storyloom/contract/stories/entities/story-card';
import { searchHref } from '../navigation/hrefs.ts';

export type ServerSuggestion = DataOf<typeof searchSuggestions>[number];

/** An entry in the list below the search field. `href` is null for the command that clears recent searches. */
export interface Suggestion {
  key: string;
  label: string;
  kind: ServerSuggestion['kind'] | 'SEARCH' | 'RECENT' | 'CLEAR_RECENT';
  href: string | null;
  /** The cover of a story. */
  story?: Pick<StoryCard, 'cover' | 'rating'>;
}

export interface SuggestionGroup {
  label: string;
  labelHidden?: boolean;
  items: Suggestion[];
}

const groups = [
  { kind: 'STORY', label: 'Stories' },
  { kind: 'TAG', label: 'Tags' },
  { kind: 'AUTHOR', label: 'Authors' },
  { kind: 'CHARACTER', label: 'Characters' },
] as const;

/** A search for the keyword, then the server's suggestions for it, grouped by kind. */
export function groupSuggestions(
  keyword: string,
  suggestions: readonly ServerSuggestion[],
): SuggestionGroup[] {
  const search: Suggestion = {
    key: 'SEARCH',
    label: `Search for “${keyword}”`,
    kind: 'SEARCH',
    href: searchHref({ keyword }),
  };
  const found = groups.map(({ kind, label }) => ({
    label,
    items: suggestions.filter((each) => each.kind === kind).map(toSuggestion),
  }));
  return [
    { label: 'Search', labelHidden: true, items: [search] },
    ...found.filter(({ items }) => items.length > 0),
  ];
}

function toSuggestion({ kind, label, target, cover, rating }: ServerSuggestion): Suggestion {
  const suggestion = { key: `${kind} ${target}`, label, kind, href: target };
  return cover && rating ? { ...suggestion, story: { cover, rating } } : suggestion;
}

/** The suggestions below an empty field. */
export function recentSuggestions(searches: readonly string[]): SuggestionGroup[] {
  if (searches.length === 0) return [];
  const items: Suggestion[] = searches.map((keyword) => ({
    key: `RECENT ${keyword}`,
    label: keyword,
    kind: 'RECENT',
    href: searchHref({ keyword }),
  }));
  const clear: Suggestion = {
    key: 'CLEAR_RECENT',
    label: 'Clear recent searches',
    kind: 'CLEAR_RECENT',
    href: null,
  };
  return [{ label: 'Recent searches', items: [...items, clear] }];
}
