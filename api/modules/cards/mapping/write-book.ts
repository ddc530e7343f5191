import { isDeepStrictEqual } from 'node:util';
import type { LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { listEntries, readBook, toCardEntry } from '../formats/book.ts';
import { asNumber } from '../formats/values.ts';
import { isWorldInfoEntry, toNewWorldInfo, toWorldInfo, toWorldInfoBook } from '../formats/world-info.ts';
import type { MappedEntry } from './to-lore.ts';
import { changeCardEntry, writeCardEntry } from './write-entry.ts';

type Data = Record<string, unknown>;
type Lore = readonly LoreEntryDraft[];

interface WrittenEntry {
  /** In the form of V2 and V3. */
  card: Data;
  /** The entry of the file that it was, with its place there; null for a new one. */
  from: { raw: Data; place: number } | null;
  isChanged: boolean;
}

/** The entries of a story, and those of its file that it does not use, in the order of the file; new ones are the last. */
function writeEntries(lore: Lore, book: Data, imported: readonly MappedEntry[]): WrittenEntry[] {
  const current = new Map(lore.map((entry) => [entry.id, entry]));
  const parts = new Map(imported.map((one) => [one.place, one.parts]));
  const known = new Set(imported.flatMap((one) => one.parts.map(({ id }) => id)));
  const old = readBook(book).flatMap((entry): WrittenEntry[] => {
    const card = toCardEntry(entry);
    const before = parts.get(entry.place);
    const now = before?.flatMap(({ id }) => current.get(id) ?? []);
    if (now === undefined || isDeepStrictEqual(now, before)) return [{ card, from: entry, isChanged: false }];
    const [whole, ...split] = before ?? [];
    return now.map((each, part) => {
      if (part > 0) return { card: writeCardEntry(each, {}), from: null, isChanged: true };
      // The text of an entry that was split is in all of its parts.
      const isWhole = whole !== undefined && split.length === 0;
      const written = isWhole ? changeCardEntry(each, card, whole) : writeCardEntry(each, card);
      return { card: written, from: entry, isChanged: true };
    });
  });
  const added = lore.filter(({ id }) => !known.has(id));
  return [
    ...old,
    ...added.map((entry) => ({ card: writeCardEntry(entry, {}), from: null, isChanged: true })),
  ];
}

/**
 * Writes a lorebook of V2 and V3 over that of an import, whose entries became `imported`. Entries unchanged since then
 * stay as they were in the file.
 */
export function writeBook(lore: Lore, book: Data, imported: readonly MappedEntry[]): Data {
  const entries = writeEntries(lore, book, imported).map(({ card }) => card);
  return { extensions: {}, ...book, entries };
}

/** Writes SillyTavern’s world info over that of an import, or else with the entries of its lorebook. */
export function writeWorldInfo(lore: Lore, book: Data, imported: readonly MappedEntry[]): Data {
  const found = listEntries(book) ?? [];
  const isWorldInfo = found.length > 0 && found.every(isWorldInfoEntry);
  const names = isWorldInfo ? Object.keys(book.entries as object) : [];
  let last = Math.max(
    -1,
    ...names.map((name) => asNumber(name) ?? -1),
    ...found.map(({ uid }) => asNumber(uid) ?? -1),
  );
  const entries = writeEntries(lore, book, imported).map(({ card, from, isChanged }) => {
    const original = isWorldInfo ? from : null;
    if (original !== null && !isChanged) return [names[original.place], original.raw] as const;
    if (original !== null) return [names[original.place], { ...original.raw, ...toWorldInfo(card) }] as const;
    last += 1;
    return [String(last), toNewWorldInfo(card, last)] as const;
  });
  if (!isWorldInfo) return { ...toWorldInfoBook(book), entries: Object.fromEntries(entries) };
  const isList = Array.isArray(book.entries);
  return { ...book, entries: isList ? entries.map(([, entry]) => entry) : Object.fromEntries(entries) };
}
