import { cleanKeyword } from './search.model.ts';

const key = 'storyloom.searches';
const maxSearches = 6;
const none: readonly string[] = [];

const listeners = new Set<() => void>();
/** Parsed value of the last stored text, so that snapshots are stable. */
let cache: { text: string | null; searches: readonly string[] } = { text: null, searches: none };

/** The visitor's last searches, latest first. Kept in this browser's local storage only. */
export function getRecentSearches(): readonly string[] {
  const text = readStorage();
  if (text !== cache.text) cache = { text, searches: parse(text) };
  return cache.searches;
}

export function addRecentSearch(keyword: string): void {
  const others = getRecentSearches().filter((each) => each.toLowerCase() !== keyword.toLowerCase());
  writeStorage([keyword, ...others].slice(0, maxSearches));
}

export function clearRecentSearches(): void {
  writeStorage(none);
}

export function subscribeRecentSearches(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export const noSearches = () => none;

/** Stored text is untrusted: invalid entries are dropped. */
function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    const searches = value.filter((each): each is string => typeof each === 'string').map(cleanKeyword);
    return searches.filter((search) => search !== '').slice(0, maxSearches);
  } catch {
    return none;
  }
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage is forbidden.
    return null;
  }
}

function writeStorage(searches: readonly string[]): void {
  try {
    if (searches.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(searches));
  } catch {
    // Storage is full or forbidden.
    return;
  }
  for (const listener of listeners) listener();
}
