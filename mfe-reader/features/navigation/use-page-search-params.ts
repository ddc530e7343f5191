import { useLocation } from '@storyloom/mfe';
import { useState } from 'react';

/**
 * The query of the page's own address. `path` is where the page stands, unencoded: a page that is kept while another is
 * shown keeps the query it was left with.
 */
export function usePageSearchParams(path: string): URLSearchParams {
  const { pathname, search } = useLocation();
  const [own, setOwn] = useState(search);
  const shown = plain(pathname) === path;
  if (shown && own !== search) setOwn(search);
  return new URLSearchParams(shown ? search : own);
}

function plain(pathname: string): string {
  const path = pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** `/list/name/2` of its parts, without those that are missing. */
export function joinPath(...parts: (string | undefined)[]): string {
  return `/${parts.filter((part) => part !== undefined).join('/')}`;
}
