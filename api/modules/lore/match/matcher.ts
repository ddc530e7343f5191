import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { fold, isWordKey } from './folding.ts';
import { createPatternIndex } from './patterns.ts';
import { createSubstringIndex } from './substrings.ts';
import { createWordIndex } from './words.ts';

/** A key with its entry. */
export interface KeyOwner {
  /** Index of the entry. */
  at: number;
  key: string;
  secondary: boolean;
}

export type Matcher = ReturnType<typeof createMatcher>;

/** Indexes the keys of all entries, so that a text is scanned once for all of them. */
export function createMatcher(entries: readonly LoreEntry[]) {
  const indexes = [false, true].map((caseSensitive) => ({
    caseSensitive,
    words: createWordIndex<KeyOwner>(),
    substrings: createSubstringIndex<KeyOwner>(),
    patterns: createPatternIndex<KeyOwner>(caseSensitive),
  }));
  for (const [at, entry] of entries.entries()) {
    const index = indexes[entry.caseSensitive ? 1 : 0];
    if (index === undefined || !entry.enabled) continue;
    const add = (key: string, secondary: boolean) => {
      const folded = fold(key, entry.caseSensitive);
      const owner = { at, key, secondary };
      if (entry.useRegex) index.patterns.add(key, owner);
      else if (isWordKey(folded)) index.words.add(folded, owner);
      else index.substrings.add(folded, owner);
    };
    for (const key of entry.keys) add(key, false);
    for (const key of entry.secondaryKeys) add(key, true);
  }

  /** Calls `found` for every key in the text; regular expressions are matched only `withPatterns`. */
  return function match(text: string, withPatterns: boolean, found: (key: KeyOwner) => void): void {
    for (const { caseSensitive, words, substrings, patterns } of indexes) {
      if (withPatterns && !patterns.isEmpty()) patterns.find(text, found);
      if (words.isEmpty() && substrings.isEmpty()) continue;
      const folded = fold(text, caseSensitive);
      if (!words.isEmpty()) words.find(folded, found);
      if (!substrings.isEmpty()) substrings.find(folded, found);
    }
  };
}
