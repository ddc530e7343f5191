import { isDeepStrictEqual } from 'node:util';
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { type BookEntry, LOGICS } from '../formats/book.ts';
import { asRecord } from '../formats/values.ts';

const MESSAGES_PER_TURN = 2;

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

/** Names of world info where they differ from those of cards and their extensions. */
const WORLD_INFO: Readonly<Record<string, string>> = {
  keys: 'key',
  secondary_keys: 'keysecondary',
  insertion_order: 'order',
  scan_depth: 'scanDepth',
  case_sensitive: 'caseSensitive',
  exclude_recursion: 'excludeRecursion',
  prevent_recursion: 'preventRecursion',
};

/** Writes our entry over one of SillyTavern's world info; unknown fields stay. */
export function writeWorldInfoEntry(
  entry: LoreEntryDraft,
  raw: Record<string, unknown>,
): Record<string, unknown> {
  const { name: _, enabled, priority: __, use_regex: ___, extensions, ...fields } = writeCardEntry(entry, {});
  const { storyloom, ...settings } = extensions;
  const named = Object.entries({ ...fields, ...settings }).map(([name, value]) => [
    WORLD_INFO[name] ?? name,
    value,
  ]);
  return {
    position: 0,
    ...raw,
    ...Object.fromEntries(named),
    disable: !enabled,
    selective: true,
    extensions: { ...asRecord(raw.extensions), storyloom },
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
  const written = 'key' in raw ? writeWorldInfoEntry(data, raw) : writeCardEntry(data, raw);
  return isDeepStrictEqual(written, raw) ? data : null;
}
