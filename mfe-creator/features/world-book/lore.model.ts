import { countCharacters, cutCharacters } from '@storyloom/contract/core/characters';
import type { LoreChange } from '@storyloom/contract/lore/entities/lore-change';
import {
  type LoreEntryDraft,
  loreEntryDraft,
  loreMessages,
} from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';

/** Difference between the `order` values of adjacent entries, so that one can be placed between them. */
const STEP = 10;

export type Entries = readonly LoreEntryDraft[];

export const pageSize = 20;

export function newEntry(entries: Entries, id: string): LoreEntryDraft {
  const last = Math.max(0, ...entries.map(({ order }) => order));
  return loreEntryDraft.parse({ id, order: Math.min(last + STEP, loreLimits.order) });
}

/** True for an entry as `newEntry` makes it. */
export const isBlank = ({ title, content, keys }: LoreEntryDraft): boolean =>
  title.trim() === '' && content.trim() === '' && keys.length === 0;

/** Sorts entries by their order in the book. */
export function sortEntries(entries: Entries): LoreEntryDraft[] {
  return entries.toSorted((a, b) => a.order - b.order || (a.id < b.id ? -1 : 1));
}

/** The title shown in lists and messages. */
export const titleOf = ({ title }: LoreEntryDraft): string => title.trim() || 'Untitled entry';

/** The name of an entry's folder; empty for none. */
export const folderOf = ({ folder = '' }: LoreEntryDraft): string => folder.trim();

/** Moves an entry up or down by one position within its folder. Renumbers the others only if there is no number between them. */
export function moveEntry(entries: Entries, id: string, by: -1 | 1): Entries {
  const sorted = sortEntries(entries);
  const at = sorted.findIndex((entry) => entry.id === id);
  const moved = sorted[at];
  const inFolder = (entry: LoreEntryDraft) => moved !== undefined && folderOf(entry) === folderOf(moved);
  const neighbor = by < 0 ? sorted.slice(0, at).findLast(inFolder) : sorted.slice(at + 1).find(inFolder);
  if (moved === undefined || neighbor === undefined) return entries;
  const to = sorted.indexOf(neighbor);
  sorted.splice(at, 1);
  sorted.splice(to, 0, moved);
  const [previous = -1, next = loreLimits.order + 1] = [sorted[to - 1]?.order, sorted[to + 1]?.order];
  const between = to === sorted.length - 1 ? previous + STEP : Math.floor((previous + next) / 2);
  if (between > previous && between < next)
    return entries.map((entry) => (entry.id === id ? { ...entry, order: between } : entry));
  const orders = new Map(sorted.map((entry, place) => [entry.id, (place + 1) * STEP]));
  return entries.map((entry) => ({ ...entry, order: orders.get(entry.id) ?? entry.order }));
}

/** The position of an entry in the book, from 1 (0 if there is none), and the number of entries. */
export function placeOf(entries: Entries, id: string): { place: number; count: number } {
  return { place: sortEntries(entries).findIndex((entry) => entry.id === id) + 1, count: entries.length };
}

/** The id of a change for lists and choices. */
export const changeId = (change: LoreChange): string =>
  change.kind === 'removed' ? change.entryId : change.entry.id;

/** Applies the approved changes of a compilation. */
export function applyChanges(entries: Entries, changes: readonly LoreChange[]): Entries {
  const removed = new Set(changes.flatMap((one) => (one.kind === 'removed' ? [one.entryId] : [])));
  const changed = new Map(
    changes.flatMap((one) => (one.kind === 'changed' ? [[one.entry.id, one.entry] as const] : [])),
  );
  const added = changes.flatMap((one) => (one.kind === 'added' ? [one.entry] : []));
  const kept = entries.filter(({ id }) => !removed.has(id)).map((entry) => changed.get(entry.id) ?? entry);
  return [...kept, ...added];
}

/** Entries whose title, keys, group, folder or text contain the words, in order: those without a folder first, then by folder. */
export function findEntries(entries: Entries, words: string): LoreEntryDraft[] {
  const wanted = words.trim().toLowerCase();
  return sortEntries(entries)
    .filter(({ title, content, keys, group, folder = '' }) =>
      [title, content, group, folder, ...keys].some((text) => text.toLowerCase().includes(wanted)),
    )
    .toSorted((a, b) => folderOf(a).localeCompare(folderOf(b)));
}

/** The names of the folders, in their order. */
export const foldersOf = (entries: Entries): string[] =>
  [...new Set(entries.map(folderOf))].filter(Boolean).toSorted((a, b) => a.localeCompare(b));

export const joinKeys = (keys: readonly string[], arePatterns: boolean): string =>
  keys.join(arePatterns ? '\n' : ', ');

/** Splits “bell, rope” into keys, or lines into patterns (with commas). Omits empty ones; ignores limits. */
export function parseKeys(text: string, arePatterns = false): string[] {
  return text
    .split(arePatterns ? '\n' : /[,\n]/)
    .map((key) => key.trim())
    .filter((key) => key !== '');
}

/** The reason why keys cannot be saved; undefined if they can. */
export function keysError(keys: readonly string[]): string | undefined {
  const tooLong = keys.find((key) => countCharacters(key) > loreLimits.key);
  if (tooLong !== undefined) return `${loreMessages.keyLength}: “${cutCharacters(tooLong, 20)}…”`;
  return keys.length > loreLimits.keys ? loreMessages.keys : undefined;
}

/** The entries without keys beyond the limits, so that requests accept them. */
export function usableEntries(entries: Entries): LoreEntryDraft[] {
  return entries.map((entry) => {
    const { keys, secondaryKeys } = entry;
    const isUsable = [keys, secondaryKeys].every((list) => keysError(list) === undefined);
    return isUsable ? entry : { ...entry, keys: usableKeys(keys), secondaryKeys: usableKeys(secondaryKeys) };
  });
}

const usableKeys = (keys: readonly string[]) =>
  keys.filter((key) => countCharacters(key) <= loreLimits.key).slice(0, loreLimits.keys);

/** The parts of a script that a playthrough tells before a reader goes on: no functions, topics, reactions and endings. */
export const knotsIn = (script: string): string[] =>
  [
    ...script.matchAll(
      /^[ \t]*={2,}[ \t]*([\p{L}\p{N}_]+)[ \t=]*(?:\/\/[^\n]*)?\r?\n(?!(?:[ \t\r]*(?:(?:#|\/\/)[^\n]*)?\n)*?[ \t]*#(?:[^\n]*#)?[ \t]*(?:topic|react|unclear|ending)\b)/gmu,
    ),
  ].map(([, name = '']) => name);
