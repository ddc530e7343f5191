import { useLocation } from '@storyloom/mfe';
import { useState } from 'react';

/**
 * The query of the page at `path` (decoded, see `joinPath`). A kept-alive page that is hidden keeps the query it was
 * left with.
 */
export function usePageSearchParams(path: string): URLSearchParams {
  const { pathname, search } = useLocation();
  const [lastSearch, setLastSearch] = useState(search);
  const isShown = decodePath(pathname) === path;
  if (isShown && lastSearch !== search) setLastSearch(search);
  return new URLSearchParams(isShown ? search : lastSearch);
}

/** Without percent-encoding and trailing slash. */
function decodePath(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Joins segments to a decoded path: `/list/name/2`. Undefined segments are left out. */
export function joinPath(...segments: (string | undefined)[]): string {
  return `/${segments.filter((segment) => segment !== undefined).join('/')}`;
}
