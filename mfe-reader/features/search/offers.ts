import type { DataOf } from '@storyloom/contract/endpoint';
import type { searchSuggestions } from '@storyloom/contract/endpoints/stories/search-suggestions';
import { searchHref } from './search.model.ts';

export type Suggestion = DataOf<typeof searchSuggestions>[number];

/** One line under the search field: it leads somewhere, or forgets what was searched. */
export interface Offer {
  key: string;
  label: string;
  kind: Suggestion['kind'] | 'RECENT' | 'FORGET';
  href: string | null;
}

export interface OfferGroup {
  label: string;
  items: Offer[];
}

const groups = [
  { kind: 'STORY', label: 'Stories' },
  { kind: 'TAG', label: 'Tags' },
  { kind: 'AUTHOR', label: 'Authors' },
  { kind: 'CHARACTER', label: 'Characters' },
] as const;

/** What is offered while words are typed, by kind. */
export function suggestedOffers(suggestions: readonly Suggestion[]): OfferGroup[] {
  return groups.flatMap(({ kind, label }) => {
    const items = suggestions
      .filter((each) => each.kind === kind)
      .map((each) => ({ key: `${kind} ${each.target}`, label: each.label, kind, href: each.target }));
    return items.length > 0 ? [{ label, items }] : [];
  });
}

/** What is offered before anything is typed. */
export function recentOffers(searches: readonly string[]): OfferGroup[] {
  if (searches.length === 0) return [];
  const items: Offer[] = searches.map((keyword) => ({
    key: `RECENT ${keyword}`,
    label: keyword,
    kind: 'RECENT',
    href: searchHref({ keyword }),
  }));
  const forget: Offer = { key: 'FORGET', label: 'Clear recent searches', kind: 'FORGET', href: null };
  return [{ label: 'Recent searches', items: [...items, forget] }];
}
