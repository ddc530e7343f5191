import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { Matcher } from '../match/matcher.ts';

/** Where a key stands when it is in what another entry says. */
const IN_LORE = Number.POSITIVE_INFINITY;

/** Patterns take time: they see the newest messages alone, and never what entries say. */
const PATTERN_WINDOW = 4;

interface Finding {
  /** Each key found, with the newest message it stands in; 0 is the reader's turn. */
  keys: Map<string, number>;
  secondary: Set<string>;
}

export type Findings = ReturnType<typeof createFindings>;

/** Which keys of which entries were found where. */
export function createFindings(entries: readonly LoreEntry[], match: Matcher) {
  const found = entries.map((): Finding => ({ keys: new Map(), secondary: new Set() }));

  function read(text: string, place: number): void {
    match(text, place < PATTERN_WINDOW, ({ at, key, secondary }) => {
      const finding = found[at];
      const isSeen = place === IN_LORE || place < (entries[at]?.window ?? 0);
      if (finding === undefined || !isSeen) return;
      if (secondary) finding.secondary.add(key);
      else if (!finding.keys.has(key)) finding.keys.set(key, place);
    });
  }

  return {
    /** The messages of the path, newest first. */
    readMessages: (texts: readonly string[]): void => {
      for (const [place, text] of texts.entries()) read(text, place);
    },
    readLore: (text: string): void => read(text, IN_LORE),

    keyCount: (at: number): number => found[at]?.keys.size ?? 0,
    /** The keys whose newest place this is. */
    keysAt: (at: number, place: number): string[] =>
      [...(found[at]?.keys ?? [])].flatMap(([key, newest]) => (newest === place ? [key] : [])),
    /** The key found in the newest place; `place` undefined when it stands in lore alone. */
    newest(at: number): { key: string; place: number | undefined } | undefined {
      const all = [...(found[at]?.keys ?? [])];
      const [first] = all.toSorted(([, one], [, other]) => (one === other ? 0 : one - other));
      return first && { key: first[0], place: first[1] === IN_LORE ? undefined : first[1] };
    },
    /** Whether the secondary keys let an entry pass whose key was found. */
    allows(at: number): boolean {
      const { secondaryKeys = [], logic } = entries[at] ?? {};
      if (secondaryKeys.length === 0) return true;
      const hits = found[at]?.secondary.size ?? 0;
      const all = hits === new Set(secondaryKeys).size;
      if (logic === 'and_all') return all;
      if (logic === 'not_any') return hits === 0;
      if (logic === 'not_all') return !all;
      return hits > 0;
    },
  };
}
