import { keepPreviousData, useHost, useQuery } from '@storyloom/mfe';
import { useMemo, useSyncExternalStore } from 'react';
import { type OfferGroup, recentOffers, suggestedOffers } from './offers.ts';
import { noSearches, onRecentSearches, recentSearches } from './recent-searches.ts';
import { cleanKeyword } from './search.model.ts';
import { suggestionsQuery } from './search.queries.ts';
import { useSettled } from './use-settled.ts';

/** A person who types on does not want every letter looked up, in ms. */
const pause = 180;

/** What the field offers for the words in it. Suggestions are a help: when they fail, there are none. */
export function useOffers(typed: string): OfferGroup[] {
  const host = useHost();
  const keyword = cleanKeyword(typed);
  const settled = useSettled(keyword, pause);
  const searches = useSyncExternalStore(onRecentSearches, recentSearches, noSearches);
  const { data } = useQuery({
    ...suggestionsQuery(host, settled),
    enabled: settled !== '',
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (keyword === '' ? recentOffers(searches) : suggestedOffers(data ?? [])),
    [keyword, searches, data],
  );
}
