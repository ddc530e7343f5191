import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { fold, isWordKey } from './folding.ts';
import { createKeyTable, toUnits } from './key-table.ts';
import { createPatternIndex } from './patterns.ts';
import { isSeparate } from './separation.ts';
import { createVocabulary } from './words.ts';

/** A key with its entry. */
export interface KeyOwner {
  /** Index of the entry. */
  at: number;
  key: string;
  secondary: boolean;
}

export type Matcher = ReturnType<typeof createMatcher>;

/**
 * Calls `found` for the keys in the text that the scan has not found before; regular expressions are matched only
 * `withPatterns`, in every text.
 */
export type KeyScan = (text: string, withPatterns: boolean, found: (key: KeyOwner) => void) => void;

/** Indexes the keys of all entries, so that a text is scanned once for all of them. */
export function createMatcher(entries: readonly LoreEntry[]) {
  const indexes = [false, true].map((caseSensitive) => ({
    caseSensitive,
    vocabulary: createVocabulary(),
    words: createKeyTable<KeyOwner>(),
    substrings: createKeyTable<KeyOwner>(),
    patterns: createPatternIndex<KeyOwner>(caseSensitive),
  }));
  for (const [at, entry] of entries.entries()) {
    const index = indexes[entry.caseSensitive ? 1 : 0];
    if (index === undefined || !entry.enabled) continue;
    const add = (key: string, secondary: boolean) => {
      const folded = fold(key, entry.caseSensitive);
      const owner = { at, key, secondary };
      if (entry.useRegex) index.patterns.add(key, owner);
      else if (isWordKey(folded)) {
        for (const units of index.vocabulary.encodeKey(folded)) index.words.add(units, owner);
      } else index.substrings.add(toUnits(folded), owner);
    };
    for (const key of entry.keys) add(key, false);
    for (const key of entry.secondaryKeys) add(key, true);
  }

  return {
    /** Starts a scan of several texts, the newest first. */
    startScan(): KeyScan {
      const scans = indexes.map(({ words, substrings, ...index }) => ({
        ...index,
        words: words.isEmpty() ? undefined : words.startScan(),
        substrings: substrings.isEmpty() ? undefined : substrings.startScan(),
      }));
      return (text, withPatterns, found) => {
        for (const { caseSensitive, vocabulary, words, substrings, patterns } of scans) {
          if (withPatterns && !patterns.isEmpty()) patterns.find(text, found);
          if (words === undefined && substrings === undefined) continue;
          const folded = fold(text, caseSensitive);
          words?.(vocabulary.encodeText(folded), () => true, found);
          substrings?.(toUnits(folded), (at, length) => isSeparate(folded, at, length), found);
        }
      };
    },
  };
}
