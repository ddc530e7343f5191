import { isDeepStrictEqual } from 'node:util';
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { type BookEntry, ENTRY_FIELDS, LOGICS, MESSAGES_PER_TURN, toCardEntry } from '../formats/book.ts';
import { asArray, asRecord } from '../formats/values.ts';

type Raw = Record<string, unknown>;

/** Fields that are written together, because one means nothing without the others. */
const TOGETHER = [
  ['keys', 'secondary_keys', 'selective', 'case_sensitive', 'use_regex'],
  ['probability', 'useProbability'],
];

/** Reads our fields of an entry from an entry of V2 and V3: its fields, and our extensions. */
function fieldsOf(entry: LoreEntryDraft): { fields: Raw; extensions: Raw } {
  const toKeys = (keys: string[]) => (entry.useRegex ? keys.map(toDelimited(entry.caseSensitive)) : keys);
  return {
    fields: {
      keys: toKeys(entry.keys),
      secondary_keys: toKeys(entry.secondaryKeys),
      content: entry.content,
      comment: entry.title,
      name: entry.title,
      enabled: entry.enabled,
      constant: entry.constant,
      selective: entry.secondaryKeys.length > 0,
      insertion_order: entry.order,
      priority: entry.priority,
      case_sensitive: entry.caseSensitive,
      use_regex: entry.useRegex,
    },
    extensions: {
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
    },
  };
}

/** Values of an entry of a file that an export keeps, by field: a list of one, or of none where the entry has no value. */
type Kept = Readonly<Record<string, unknown>>;

/** Writes our entry over an entry of V2 and V3; unknown fields, and those in `kept`, stay. */
export function writeCardEntry(entry: LoreEntryDraft, raw: Raw, kept: Kept = {}): Raw {
  const { content: _, ...own } = entry;
  const { fields, extensions } = fieldsOf(entry);
  const write = (over: Raw, written: Raw): Raw => {
    const merged = { ...over };
    for (const [name, value] of Object.entries(written)) {
      const values = asArray(name in kept ? kept[name] : [value]);
      if (values.length > 0) [merged[name]] = values;
      else delete merged[name];
    }
    return merged;
  };
  return {
    ...write(raw, fields),
    extensions: {
      ...write(asRecord(raw.extensions), extensions),
      // Cards have no fields for all of it. An import uses it only if the rest of the entry is unchanged.
      storyloom: {
        ...own,
        ...('content' in kept && { content: entry.content }),
        ...(Object.keys(kept).length > 0 && { kept }),
      },
    },
  };
}

/** Writes our entry over `raw`, which was imported as `before`: what is the same in both stays as it is in `raw`. */
export function changeCardEntry(entry: LoreEntryDraft, raw: Raw, before: LoreEntryDraft): Raw {
  const [now, then] = [fieldsOf(entry), fieldsOf(before)];
  const kept: Record<string, unknown[]> = {};
  const keep = (original: Raw, written: Raw, earlier: Raw) => {
    const isChanged = (name: string) => !isDeepStrictEqual(written[name], earlier[name]);
    for (const [name, value] of Object.entries(written)) {
      const isRequired = name in ENTRY_FIELDS && (original[name] ?? null) === null;
      const names = TOGETHER.find((group) => group.includes(name)) ?? [name];
      if (isRequired || names.some(isChanged) || isDeepStrictEqual(original[name], value)) continue;
      kept[name] = name in original ? [original[name]] : [];
    }
  };
  keep(raw, now.fields, then.fields);
  keep(asRecord(raw.extensions), now.extensions, then.extensions);
  return writeCardEntry(entry, raw, kept);
}

const toDelimited = (caseSensitive: boolean) => (pattern: string) =>
  `/${pattern.replaceAll(/(?<!\\)\//g, '\\/')}/${caseSensitive ? '' : 'i'}`;

/** Reads our entry from an entry of a file that we wrote; null if another program has written or changed it. */
export function readOwnEntry(entry: BookEntry): LoreEntryDraft | null {
  const { storyloom } = asRecord(entry.raw.extensions);
  if (storyloom === undefined) return null;
  const raw = toCardEntry(entry);
  const { kept, ...own } = asRecord(storyloom);
  const { data } = loreEntryDraft.safeParse({ content: raw.content, ...own });
  if (data === undefined) return null;
  return isDeepStrictEqual(writeCardEntry(data, raw, asRecord(kept)), raw) ? data : null;
}
