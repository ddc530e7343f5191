import type { LoreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import { LOGICS } from '../formats/book.ts';
import { asRecord } from '../formats/values.ts';

/** Settings that cards have no field for. An import uses them only if the rest of the entry is unchanged. */
export type OwnEntry = Omit<LoreEntryDraft, 'content'>;

const MESSAGES_PER_TURN = 2;

/** Writes our entry over an entry of V2 and V3; unknown fields stay. */
export function writeCardEntry(entry: LoreEntryDraft, raw: Record<string, unknown>): Record<string, unknown> {
  const fields = toFields(entry);
  return {
    ...raw,
    keys: fields.keys,
    secondary_keys: fields.secondaryKeys,
    content: entry.content,
    comment: entry.title,
    name: entry.title,
    enabled: entry.enabled,
    constant: entry.constant,
    selective: fields.secondaryKeys.length > 0,
    insertion_order: entry.order,
    priority: entry.priority,
    case_sensitive: entry.caseSensitive,
    use_regex: entry.useRegex,
    extensions: {
      ...asRecord(raw.extensions),
      ...fields.timers,
      selectiveLogic: fields.logic,
      probability: entry.probability,
      useProbability: true,
      group: entry.group,
      scan_depth: entry.window,
      exclude_recursion: entry.excludeRecursion,
      prevent_recursion: entry.preventRecursion,
      storyloom: fields.own,
    },
  };
}

/** Writes our entry over one of SillyTavern's world info; unknown fields stay. */
export function writeWorldInfoEntry(
  entry: LoreEntryDraft,
  raw: Record<string, unknown>,
): Record<string, unknown> {
  const fields = toFields(entry);
  return {
    position: 0,
    ...raw,
    ...fields.timers,
    key: fields.keys,
    keysecondary: fields.secondaryKeys,
    content: entry.content,
    comment: entry.title,
    disable: !entry.enabled,
    constant: entry.constant,
    selective: true,
    order: entry.order,
    caseSensitive: entry.caseSensitive,
    selectiveLogic: fields.logic,
    probability: entry.probability,
    useProbability: true,
    group: entry.group,
    scanDepth: entry.window,
    excludeRecursion: entry.excludeRecursion,
    preventRecursion: entry.preventRecursion,
    extensions: { ...asRecord(raw.extensions), storyloom: fields.own },
  };
}

/** Sets the order and priority of an entry. */
export const placeCardEntry = (raw: Record<string, unknown>, order: number, priority: number) => ({
  ...raw,
  insertion_order: order,
  priority,
});
/** Sets the order of an entry; world info has no priority. */
export const placeWorldInfoEntry = (raw: Record<string, unknown>, order: number) => ({ ...raw, order });

function toFields(entry: LoreEntryDraft) {
  const { content: _, ...own } = entry;
  const write = (keys: string[]) => (entry.useRegex ? keys.map(toDelimited(entry.caseSensitive)) : keys);
  return {
    own: own satisfies OwnEntry,
    keys: write(entry.keys),
    secondaryKeys: write(entry.secondaryKeys),
    logic: LOGICS.indexOf(entry.logic),
    timers: {
      sticky: entry.sticky * MESSAGES_PER_TURN,
      cooldown: entry.cooldown * MESSAGES_PER_TURN,
      delay: entry.delay * MESSAGES_PER_TURN,
    },
  };
}

const toDelimited = (caseSensitive: boolean) => (pattern: string) =>
  `/${pattern.replaceAll(/(?<!\\)\//g, '\\/')}/${caseSensitive ? '' : 'i'}`;
