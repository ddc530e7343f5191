import { useEffect, useEffectEvent, useState } from 'react';

/** Delay between typing and the search, in ms. */
const SEARCH_DELAY = 300;

/**
 * The text of a search field and its setter. Calls `onSearch` with the trimmed text when typing pauses. A search
 * set elsewhere, such as the empty one after Clear filters, replaces the text.
 */
export function useSearchWords(searched: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(searched);
  const [sent, setSent] = useState(searched);
  const [before, setBefore] = useState(searched);
  if (searched !== before) {
    setBefore(searched);
    if (searched !== sent) setText(searched);
    setSent(searched);
  }
  const words = text.trim();
  const search = useEffectEvent(() => {
    setSent(words);
    onSearch(words);
  });
  const isSearched = words === searched;
  useEffect(() => {
    if (isSearched) return;
    const timer = setTimeout(search, SEARCH_DELAY);
    return () => clearTimeout(timer);
  }, [words, isSearched]);
  return [text, setText] as const;
}
