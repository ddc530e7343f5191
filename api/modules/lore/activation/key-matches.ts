import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { KeyScan, Matcher } from '../match/matcher.ts';

/** Message index of a key that occurs in the content of another entry. */
const IN_CONTENT = Number.POSITIVE_INFINITY;

/** Regular expressions are slow: they are matched against the newest messages only and never against content. */
const PATTERN_WINDOW = 4;

/** An occurrence of a key in a message, or in the content of the entry `calledBy`. */
interface Occurrence {
  messageIndex: number;
  calledBy: LoreEntry | undefined;
}

interface EntryMatches {
  /** Keys with their newest occurrence. */
  keys: Map<string, Occurrence>;
  secondary: Set<string>;
}

interface FoundKey {
  key: string;
  messageIndex: number | undefined;
  calledBy: LoreEntry | undefined;
}

export type KeyMatches = ReturnType<typeof createKeyMatches>;

/** Collects the keys of each entry that occur in messages and content. Entries are addressed by their index `at`. */
export function createKeyMatches(entries: readonly LoreEntry[], matcher: Matcher) {
  const byEntry = entries.map((): EntryMatches => ({ keys: new Map(), secondary: new Set() }));

  // A key is reported once by each scan: in its newest message, and in the first content that has it.
  const scanMessage = matcher.startScan();
  const scanEntry = matcher.startScan();

  function scan(scanText: KeyScan, text: string, { messageIndex, calledBy }: Occurrence): void {
    scanText(text, messageIndex < PATTERN_WINDOW, ({ at, key, secondary }) => {
      const [matches, entry] = [byEntry[at], entries[at]];
      const isSearched =
        calledBy === undefined ? messageIndex < (entry?.window ?? 0) : entry?.excludeRecursion !== true;
      if (matches === undefined || !isSearched) return;
      if (secondary) matches.secondary.add(key);
      else if (!matches.keys.has(key)) matches.keys.set(key, { messageIndex, calledBy });
    });
  }

  return {
    /** Scans the messages of the path, newest first. */
    scanMessages: (texts: readonly string[]): void => {
      for (const [messageIndex, text] of texts.entries())
        scan(scanMessage, text, { messageIndex, calledBy: undefined });
    },
    /** Scans the content of an entry, unless it must not call others. */
    scanContent: (entry: LoreEntry): void => {
      if (entry.preventRecursion) return;
      scan(scanEntry, entry.content, { messageIndex: IN_CONTENT, calledBy: entry });
    },

    countKeys: (at: number): number => byEntry[at]?.keys.size ?? 0,
    /** Keys whose newest occurrence is in that message. */
    findKeysIn: (at: number, messageIndex: number): string[] =>
      [...(byEntry[at]?.keys ?? [])].flatMap(([key, newest]) =>
        newest.messageIndex === messageIndex ? [key] : [],
      ),
    /** The most recent key; its `messageIndex` is undefined if it occurs in content only. */
    findNewest(at: number): FoundKey | undefined {
      const keys = [...(byEntry[at]?.keys ?? [])];
      const [first] = keys.toSorted(([, { messageIndex: a }], [, { messageIndex: b }]) =>
        a === b ? 0 : a - b,
      );
      if (first === undefined) return undefined;
      const [key, { messageIndex, calledBy }] = first;
      return { key, calledBy, messageIndex: calledBy === undefined ? messageIndex : undefined };
    },
    passesSecondaryKeys(at: number): boolean {
      const { secondaryKeys = [], logic } = entries[at] ?? {};
      if (secondaryKeys.length === 0) return true;
      const matched = byEntry[at]?.secondary.size ?? 0;
      const isComplete = matched === new Set(secondaryKeys).size;
      if (logic === 'and_all') return isComplete;
      if (logic === 'not_any') return matched === 0;
      if (logic === 'not_all') return !isComplete;
      return matched > 0;
    },
  };
}
