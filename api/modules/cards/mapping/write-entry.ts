import { isDeepStrictEqual } from 'node:util';
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { type BookEntry, LOGICS, MESSAGES_PER_TURN } from '../formats/book.ts';
import { asRecord } from '../formats/values.ts';

/** Writes our entry over an entry of V2 and V3; unknown fields stay. */
export function writeCardEntry(entry: LoreEntryDraft, raw: Record<string, unknown>) {
  const { content, ...own } = entry;
  const toKeys = (keys: string[]) => (entry.useRegex ? keys.map(toDelimited(entry.caseSensitive)) : keys);
  return {
    ...raw,
    keys: toKeys(entry.keys),
    secondary_keys: toKeys(entry.secondaryKeys),
    content,
    comment: entry.title,
    name: entry.title,
    enabled: entry.enabled,
    constant: entry.constant,
    selective: entry.secondaryKeys.length > 0,
    insertion_order: entry.order,
    priority: entry.priority,
    case_sensitive: entry.caseSensitive,
    use_regex: entry.useRegex,
    extensions: {
      ...asRecord(raw.extensions),
      sticky: entry.sticky * MESSAGES_PER_TURN,
      cooldown: entry.cooldown * MESSAGES_PER_TURN,
      delay: entry.delay * MESSAGES_PER_TURN,
      selectiveLogic: LOGICS.indexOf(entry.logic),
      probability: entry.probability,
      useProbability: true,
      group: entry.group,
      scan_depth: entry.window,
      exclude_recursion: entry.excludeRecursion,
      prevent_recursion: entry.preventRecursion,
      // Cards have no fields for all of it. An import uses it only if the rest of the entry is unchanged.
      storyloom: own,
    },
  };
}

const toDelimited = (caseSensitive: boolean) => (pattern: string) =>
  `/${pattern.replaceAll(/(?<!\\)\//g, '\\/')}/${caseSensitive ? '' : 'i'}`;

/** Reads our entry from an entry of a file that we wrote; null if another program has written or changed it. */
export function readOwnEntry({ raw }: BookEntry): LoreEntryDraft | null {
  const own = asRecord(raw.extensions).storyloom;
  if (own === undefined) return null;
  const { data } = loreEntryDraft.safeParse({ ...asRecord(own), content: raw.content });
  if (data === undefined) return null;
  return isDeepStrictEqual(writeCardEntry(data, raw), raw) ? data : null;
}
