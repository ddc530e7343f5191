import { cleanKeyword } from './search.model.ts';

const key = 'storyloom.searches';
/** More would be a history, not a help. */
const most = 6;
const none: readonly string[] = [];

const listeners = new Set<() => void>();
let read: { text: string | null; words: readonly string[] } = { text: null, words: none };

/** What the visitor searched for, the latest first; kept on this device alone, and never trusted. */
export function recentSearches(): readonly string[] {
  const text = stored();
  if (text !== read.text) read = { text, words: parse(text) };
  return read.words;
}

export function rememberSearch(keyword: string): void {
  const others = recentSearches().filter((each) => each.toLowerCase() !== keyword.toLowerCase());
  write([keyword, ...others].slice(0, most));
}

export function forgetSearches(): void {
  write(none);
}

export function onRecentSearches(changed: () => void): () => void {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

export const noSearches = () => none;

function parse(text: string | null): readonly string[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    if (!Array.isArray(value)) return none;
    const words = value.filter((each): each is string => typeof each === 'string').map(cleanKeyword);
    return words.filter((word) => word !== '').slice(0, most);
  } catch {
    return none;
  }
}

/** Storage may be full or forbidden: searching does not depend on it. */
function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(words: readonly string[]): void {
  try {
    if (words.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, JSON.stringify(words));
  } catch {
    return;
  }
  for (const changed of listeners) changed();
}
