import { useLocation } from '@storyloom/mfe';
import { useState } from 'react';

/** The query of the page at this path. Keeps the last one while the page leaves and the location has changed. */
export function usePageParams(path: string): URLSearchParams {
  const { pathname, search } = useLocation();
  const [lastSearch, setLastSearch] = useState(search);
  const isShown = pathname.replace(/\/$/, '').endsWith(path);
  if (isShown && lastSearch !== search) setLastSearch(search);
  return new URLSearchParams(isShown ? search : lastSearch);
}
