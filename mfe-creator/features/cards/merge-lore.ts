import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';

type Entries = readonly LoreEntryDraft[];

/** The action for an entry of a file. */
export type LoreChoice = 'add' | 'replace' | 'skip';

/** An entry of a file with the matching entry of the draft. */
export interface LoreMatch {
  entry: LoreEntryDraft;
  /** Null for a new entry. */
  existing: LoreEntryDraft | null;
  /** `same`: title, keys and text are equal, ignoring case and whitespace. */
  reason: 'same' | 'title' | 'keys' | null;
}

/** Choices by `matchKey`. */
export type LoreChoices = ReadonlyMap<string, LoreChoice>;

/** A choice applies to one pair only: the draft's entry may be renamed or deleted after the choice. */
export const matchKey = ({ entry, existing }: LoreMatch) => `${entry.id} ${existing?.id ?? ''}`;

/** Difference between the `order` values of consecutive entries in the world book. */
const STEP = 10;

const normalize = (text: string) => text.trim().toLowerCase().replaceAll(/\s+/gu, ' ');
const keysOf = ({ keys }: LoreEntryDraft) => keys.map(normalize).toSorted().join('\n');

/** Finds the entry of the draft with the same title, otherwise the same keys, for each entry of a file. */
export function matchLore(existing: Entries, incoming: Entries): LoreMatch[] {
  const byTitle = new Map(existing.map((entry) => [normalize(entry.title), entry]));
  const byKeys = new Map(existing.map((entry) => [keysOf(entry), entry]));
  return incoming.map((entry) => {
    const title = normalize(entry.title);
    const keys = keysOf(entry);
    const titled = title === '' ? undefined : byTitle.get(title);
    const found = titled ?? (keys === '' ? undefined : byKeys.get(keys));
    if (found === undefined) return { entry, existing: null, reason: null };
    const isSame =
      titled !== undefined && keysOf(found) === keys && normalize(found.content) === normalize(entry.content);
    return { entry, existing: found, reason: isSame ? 'same' : titled ? 'title' : 'keys' };
  });
}

/** Adds new entries. The author's own entries are never replaced without a choice. */
export const defaultChoice = ({ existing }: LoreMatch): LoreChoice => (existing === null ? 'add' : 'skip');

/** The entries of the draft merged with the chosen ones of the file. A replaced entry keeps its id and order. */
export function mergeLore(
  existing: Entries,
  matches: readonly LoreMatch[],
  choose: (match: LoreMatch) => LoreChoice,
  newId: () => string,
): LoreEntryDraft[] {
  const merged = new Map(existing.map((entry) => [entry.id, entry]));
  const replaced = new Set<string>();
  let order = Math.max(0, ...existing.map((entry) => entry.order));
  for (const match of matches) {
    const choice = choose(match);
    if (choice === 'skip') continue;
    const target = choice === 'replace' ? match.existing : null;
    // A second replacement would discard the first one, so it is added instead.
    if (target !== null && !replaced.has(target.id)) {
      replaced.add(target.id);
      merged.set(target.id, { ...match.entry, id: target.id, order: target.order, passage: '' });
      continue;
    }
    order = Math.min(order + STEP, loreLimits.order);
    const id = merged.has(match.entry.id) ? newId() : match.entry.id;
    merged.set(id, { ...match.entry, id, order, passage: '' });
  }
  return [...merged.values()];
}
