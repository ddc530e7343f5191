import { keepPreviousData, useHost, useQuery, useSession } from '@storyloom/mfe';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { getRecentSearches, noSearches, subscribeRecentSearches } from './recent-searches.ts';
import { cleanKeyword } from './search.model.ts';
import { suggestionsQuery } from './search.queries.ts';
import { groupSuggestions, recentSuggestions, type SuggestionGroup } from './suggestions.model.ts';

/** Delay after the last keystroke before suggestions are requested, in ms. */
const debounceMs = 180;

/** Suggestions for the text in the search field: recent searches while it is empty. A failed request gives none. */
export function useSuggestions(typed: string): SuggestionGroup[] {
  const host = useHost();
  const { userId } = useSession();
  const keyword = cleanKeyword(typed);
  const debounced = useDebounced(keyword, debounceMs);
  const searches = useSyncExternalStore(subscribeRecentSearches, () => getRecentSearches(userId), noSearches);
  const { data } = useQuery({
    ...suggestionsQuery(host, debounced),
    enabled: debounced !== '',
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => (keyword === '' ? recentSuggestions(searches) : groupSuggestions(keyword, data ?? [])),
    [keyword, searches, data],
  );
}

function useDebounced<Value>(value: Value, ms: number): Value {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return debounced;
}
