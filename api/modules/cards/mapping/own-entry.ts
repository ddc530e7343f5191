import { isDeepStrictEqual } from 'node:util';
import { type LoreEntryDraft, loreEntryDraft } from '@storyloom/contract/entities/lore-entry';
import type { BookEntry } from '../formats/book.ts';
import { asRecord } from '../formats/values.ts';
import { writeCardEntry, writeWorldInfoEntry } from './write-entry.ts';

/** Reads our entry from an entry of a file that we wrote; null if another program has written or changed it. */
export function readOwnEntry({ raw }: BookEntry): LoreEntryDraft | null {
  const own = asRecord(raw.extensions).storyloom;
  if (own === undefined) return null;
  const { data } = loreEntryDraft.safeParse({ ...asRecord(own), content: raw.content });
  if (data === undefined) return null;
  const written = 'key' in raw ? writeWorldInfoEntry(data, raw) : writeCardEntry(data, raw);
  return isDeepStrictEqual(written, raw) ? data : null;
}
