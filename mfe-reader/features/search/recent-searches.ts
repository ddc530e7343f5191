import { readVisitorItem, writeVisitorItem } from '@storyloom/mfe/visitor-storage';
import { cleanKeyword } from './search.model.ts';

const item = 'searches';
const maxSearches = 6;
const none: readonly string[] = [];

const listeners = new Set<() => void>();
/** Parsed value of the last stored text, so that snapshots are stable. */
let cache: { text: string | null; searches: readonly string[] } = { text: null, searches: none };

/** A visitor's last searches, latest first. Kept on this device only. */
export function getRecentSearches(userId: string | null): readonly string[] {
  const text = readVisitorItem(userId, item);
  if (text !== cache.text) cache = { text, searches: parse(text) };
  return cache.searches;
}

export function addRecentSearch(userId: string | null, keyword: string): void {
  const others = getRecentSearches(userId).filter((each) => each.toLowerCase() !== keyword.toLowerCase());
  write(userId, [keyword, ...others].slice(0, maxSearches));
}

export function clearRecentSearches(userId: string | null): void {
  write(userId, none);
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

function write(userId: string | null, searches: readonly string[]): void {
  if (!writeVisitorItem(userId, item, searches.length === 0 ? null : JSON.stringify(searches))) return;
  for (const listener of listeners) listener();
}
