import type { DataOf } from '@storyloom/contract/endpoint';
import type { searchSuggestions } from '@storyloom/contract/endpoints/stories/search-suggestions';
import { searchHref } from '../navigation/hrefs.ts';

export type ServerSuggestion = DataOf<typeof searchSuggestions>[number];

/** An entry in the list below the search field. `href` is null for the command that clears recent searches. */
export interface Suggestion {
  key: string;
  label: string;
  kind: ServerSuggestion['kind'] | 'RECENT' | 'CLEAR_RECENT';
  href: string | null;
}

export interface SuggestionGroup {
  label: string;
  items: Suggestion[];
}

const groups = [
  { kind: 'STORY', label: 'Stories' },
  { kind: 'TAG', label: 'Tags' },
  { kind: 'AUTHOR', label: 'Authors' },
  { kind: 'CHARACTER', label: 'Characters' },
] as const;

/** The server's suggestions for what is typed, grouped by kind. */
export function groupSuggestions(suggestions: readonly ServerSuggestion[]): SuggestionGroup[] {
  return groups.flatMap(({ kind, label }) => {
    const items = suggestions
      .filter((each) => each.kind === kind)
      .map((each) => ({ key: `${kind} ${each.target}`, label: each.label, kind, href: each.target }));
    return items.length > 0 ? [{ label, items }] : [];
  });
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
