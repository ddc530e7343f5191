import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import { fold, isWordKey } from './folding.ts';
import { createPatternIndex } from './patterns.ts';
import { createSubstringIndex } from './substrings.ts';
import { createWordIndex } from './words.ts';

/** A key of an entry, as its author wrote it. */
export interface KeyOf {
  /** The entry's place in the list. */
  at: number;
  key: string;
  secondary: boolean;
}

export type Matcher = ReturnType<typeof createMatcher>;

/** Reads the keys of all entries once, so that each text is gone through once for all of them. */
export function createMatcher(entries: readonly LoreEntry[]) {
  const sides = [false, true].map((caseSensitive) => ({
    caseSensitive,
    words: createWordIndex<KeyOf>(),
    pieces: createSubstringIndex<KeyOf>(),
    patterns: createPatternIndex<KeyOf>(caseSensitive),
  }));
  for (const [at, entry] of entries.entries()) {
    const side = sides[entry.caseSensitive ? 1 : 0];
    if (side === undefined || !entry.enabled) continue;
    const add = (key: string, secondary: boolean) => {
      const folded = fold(key, entry.caseSensitive);
      const owner = { at, key, secondary };
      if (entry.useRegex) side.patterns.add(key, owner);
      else if (isWordKey(folded)) side.words.add(folded, owner);
      else side.pieces.add(folded, owner);
    };
    for (const key of entry.keys) add(key, false);
    for (const key of entry.secondaryKeys) add(key, true);
  }

  /** Calls `found` for every key that stands in the text; patterns are looked for only `withPatterns`. */
  return function match(text: string, withPatterns: boolean, found: (key: KeyOf) => void): void {
    for (const { caseSensitive, words, pieces, patterns } of sides) {
      if (withPatterns && !patterns.isEmpty()) patterns.find(text, found);
      if (words.isEmpty() && pieces.isEmpty()) continue;
      const folded = fold(text, caseSensitive);
      if (!words.isEmpty()) words.find(folded, found);
      if (!pieces.isEmpty()) pieces.find(folded, found);
    }
  };
}
