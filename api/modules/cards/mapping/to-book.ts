import { isDeepStrictEqual } from 'node:util';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { type BookEntry, isCardEntry, readBook } from '../formats/book.ts';
import { asNumber } from '../formats/values.ts';
import { areWithin, ORDER, PRIORITY } from './limit-values.ts';
import { isCalledByPlace, type MappedEntry, orderOf, priorityOf } from './to-lore.ts';
import { placeCardEntry, placeWorldInfoEntry, writeCardEntry, writeWorldInfoEntry } from './write-entry.ts';

type Raw = Record<string, unknown>;

interface BookParts {
  lore: readonly LoreEntryDraft[];
  /** The lorebook that the story was imported with; empty for a new one. */
  raw: Raw;
  /** The entries that the import made from the original. */
  imported: readonly MappedEntry[];
}

/** How entries of a format are written. */
interface EntryFormat {
  write(entry: LoreEntryDraft, raw: Raw): Raw;
  place(raw: Raw, order: number, priority: number): Raw;
}

/** Writes a lorebook of V2 and V3. Entries unchanged since the import stay as they were in the file. */
export function writeBook(parts: BookParts): Raw {
  const entries = mergeEntries(parts, { write: writeCardEntry, place: placeCardEntry });
  return { extensions: {}, ...parts.raw, entries };
}

/** Like `writeBook`, but writes world info of SillyTavern. */
export function writeWorldInfo(parts: BookParts): Raw {
  const entries = mergeEntries(parts, { write: writeWorldInfoEntry, place: placeWorldInfoEntry });
  return { ...parts.raw, entries: Object.fromEntries(numberEntries(entries)) };
}

/** Numbers the entries; an entry keeps its number from the file unless another entry has it. */
function numberEntries(entries: Raw[]): [string, Raw][] {
  const taken = new Set<number>();
  let next = 0;
  return entries.map((entry) => {
    const own = asNumber(entry.uid);
    while (taken.has(next)) next += 1;
    const uid = own === null || taken.has(own) ? next : own;
    taken.add(uid);
    return [String(uid), { ...entry, uid }];
  });
}

function mergeEntries({ lore, raw, imported }: BookParts, { write, place }: EntryFormat): Raw[] {
  const current = new Map(lore.map((entry) => [entry.id, entry]));
  const parts = new Map(imported.map((one) => [one.place, one.parts]));
  const read = readBook(raw);
  // Our values would change their meaning next to foreign ones beyond our limits.
  const isRanked = !areWithin(read.map(priorityOf), PRIORITY) || !areWithin(read.map(orderOf), ORDER);
  const mergeEntry = (entry: BookEntry, at: number): Raw[] => {
    const before = parts.get(entry.place);
    if (before === undefined) return [isRanked ? place(entry.raw, 0, PRIORITY.min) : entry.raw];
    const now = before.flatMap(({ id }) => current.get(id) ?? []);
    const [first] = before;
    // An entry of another program is written in the form of cards.
    const raw = write === writeWorldInfoEntry || isCardEntry(entry.raw) ? entry.raw : {};
    const isTitled = !isCalledByPlace(entry) || at === entry.place;
    if (first !== undefined && isTitled && raw === entry.raw && isDeepStrictEqual(now, before))
      return [isRanked ? place(raw, first.order, first.priority) : raw];
    return now.map((each, part) => write(each, part === 0 ? raw : {}));
  };
  const merged: Raw[] = [];
  for (const entry of read) merged.push(...mergeEntry(entry, merged.length));
  const known = new Set(imported.flatMap((one) => one.parts.map(({ id }) => id)));
  const added = lore.filter(({ id }) => !known.has(id)).map((entry) => write(entry, {}));
  return [...merged, ...added];
}
