import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import { fold, isWordKey } from './folding.ts';
import { createKeyTable, toUnits } from './key-table.ts';
import { createPatternIndex } from './patterns.ts';
import { toSingular } from './plurals.ts';
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
  const indexes = [false, true].flatMap((caseSensitive) =>
    [false, true].map((matchForms) => ({
      caseSensitive,
      matchForms,
      vocabulary: createVocabulary(matchForms ? toSingular : undefined),
      words: createKeyTable<KeyOwner>(),
      substrings: createKeyTable<KeyOwner>(),
      patterns: createPatternIndex<KeyOwner>(caseSensitive),
    })),
  );
  const unusablePatterns: KeyOwner[] = [];
  for (const [at, entry] of entries.entries()) {
    const matchForms = entry.matchForms && !entry.useRegex;
    const index = indexes.find(
      (one) => one.caseSensitive === entry.caseSensitive && one.matchForms === matchForms,
    );
    if (index === undefined || !entry.enabled) continue;
    const add = (key: string, secondary: boolean) => {
      const folded = fold(key, entry.caseSensitive);
      const owner = { at, key, secondary };
      if (entry.useRegex) {
        if (!index.patterns.add(key, owner)) unusablePatterns.push(owner);
      } else if (isWordKey(folded)) {
        for (const units of index.vocabulary.encodeKey(folded)) index.words.add(units, owner);
      } else index.substrings.add(toUnits(folded), owner);
    };
    for (const key of entry.keys) add(key, false);
    for (const key of entry.secondaryKeys) add(key, true);
  }

  return {
    /** Regular expression keys that RE2 does not support or that are too large; they never match. */
    unusablePatterns,

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
