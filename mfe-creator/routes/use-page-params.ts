import { useLocation } from '@storyloom/mfe';
import { useState } from 'react';

/** The query of the page at this path. While the page leaves, the location is already that of the next one. */
export function usePageParams(path: string): URLSearchParams {
  const { pathname, search } = useLocation();
  const [lastSearch, setLastSearch] = useState(search);
  const isShown = pathname.replace(/\/$/, '').endsWith(path);
  if (isShown && lastSearch !== search) setLastSearch(search);
  return new URLSearchParams(isShown ? search : lastSearch);
}
