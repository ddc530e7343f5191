import type { LoreChange } from '@storyloom/contract/lore/entities/lore-change';
import type { LoreEntry, LoreEntryDraft } from '@storyloom/contract/lore/entities/lore-entry';
import { loreLimits } from '@storyloom/contract/lore/limits';
import { type Book, createLoreEntries } from '../book/entries.ts';

/** Share of common words above which a new passage is a change of an old one. */
const MIN_SIMILARITY = 0.5;
/** Words in more old passages than this distinguish none. */
const MAX_PASSAGES = 20;

export interface Compilation {
  changes: LoreChange[];
  unchanged: number;
}

/**
 * Compares the entries that a world book compiles to with those of a draft. An entry whose passage is still in the text
 * stays as its author edited it; one that was not compiled is never touched.
 */
export function compileLore(book: Book, drafts: readonly LoreEntryDraft[]): Compilation {
  const compiled = createLoreEntries(book);
  const passages = new Set(compiled.map(({ passage }) => passage));
  const known = new Set(drafts.map(({ passage }) => passage));
  const gone = drafts.filter(({ passage }) => passage !== '' && !passages.has(passage));
  const fresh = compiled.filter(({ passage }) => !known.has(passage));
  const replaced = pairBySimilarity(fresh, gone);
  const taken = new Set(drafts.map(({ id }) => id));
  const orders = orderAfterNeighbours(compiled, drafts);

  const changes = fresh.map((entry): LoreChange => {
    const old = replaced.get(entry);
    if (old !== undefined) return { kind: 'changed', entry: mergeEntry(old, entry) };
    const id = taken.has(entry.id) ? `${entry.id}n` : entry.id;
    return { kind: 'added', entry: { ...entry, id, order: orders.get(entry) ?? entry.order } };
  });
  const kept = new Set([...replaced.values()].map(({ id }) => id));
  const removed = gone
    .filter(({ id }) => !kept.has(id))
    .map(({ id }): LoreChange => ({ kind: 'removed', entryId: id }));
  return { changes: [...changes, ...removed], unchanged: compiled.length - fresh.length };
}

/** Finds the old entry of each new passage, the most similar pairs first, by the words they share. */
function pairBySimilarity(
  fresh: readonly LoreEntry[],
  gone: readonly LoreEntryDraft[],
): Map<LoreEntry, LoreEntryDraft> {
  const withWord = new Map<string, LoreEntryDraft[]>();
  const sizes = new Map<LoreEntryDraft, number>();
  for (const entry of gone) {
    const words = wordSet(entry.content);
    sizes.set(entry, words.size);
    for (const word of words) {
      const others = withWord.get(word);
      if (others === undefined) withWord.set(word, [entry]);
      else others.push(entry);
    }
  }
  const pairs = fresh.flatMap((entry) => {
    const words = wordSet(entry.content);
    const shared = new Map<LoreEntryDraft, number>();
    let common = 0;
    for (const word of words) {
      const others = withWord.get(word) ?? [];
      if (others.length > MAX_PASSAGES) common += 1;
      else for (const old of others) shared.set(old, (shared.get(old) ?? 0) + 1);
    }
    return [...shared].map(([old, count]) => {
      const size = Math.max(1, words.size + (sizes.get(old) ?? 0) - 2 * common);
      return { entry, old, similarity: (2 * count) / size };
    });
  });
  const pairOf = new Map<LoreEntry, LoreEntryDraft>();
  const used = new Set<LoreEntryDraft>();
  for (const { entry, old, similarity } of pairs.toSorted((a, b) => b.similarity - a.similarity)) {
    if (similarity < MIN_SIMILARITY || pairOf.has(entry) || used.has(old)) continue;
    pairOf.set(entry, old);
    used.add(old);
  }
  return pairOf;
}

const wordSet = (text: string) => new Set(text.toLowerCase().match(/[\p{L}\p{N}]+/gu));

/**
 * The old entry with the new text. Drops keys of words that left the text and adds keys of words that are new in it; the
 * author's other keys and removals stay.
 */
function mergeEntry(old: LoreEntryDraft, next: LoreEntry): LoreEntryDraft {
  const before = keysIn(old.content, [...old.keys, ...next.keys]);
  const after = keysIn(next.content, [...old.keys, ...next.keys]);
  const kept = old.keys.filter((key) => after.has(key) || !before.has(key));
  const known = new Set(old.keys.map((key) => key.toLowerCase()));
  const added = next.keys.filter((key) => !before.has(key) && !known.has(key.toLowerCase()));
  return {
    ...old,
    title: next.title,
    content: next.content,
    keys: [...kept, ...added].slice(0, loreLimits.keys),
    passage: next.passage,
  };
}

/** The keys that occur in a text. */
function keysIn(text: string, keys: readonly string[]): Set<string> {
  const lower = text.toLowerCase();
  return new Set(keys.filter((key) => lower.includes(key.toLowerCase())));
}

/** New entries follow the entry of the passage before them. */
function orderAfterNeighbours(
  compiled: readonly LoreEntry[],
  drafts: readonly LoreEntryDraft[],
): Map<LoreEntry, number> {
  const orderOf = new Map(drafts.map(({ passage, order }) => [passage, order]));
  const orders = new Map<LoreEntry, number>();
  let last: number | undefined;
  for (const entry of compiled) {
    last = orderOf.get(entry.passage) ?? (last === undefined ? entry.order : last + 1);
    orders.set(entry, Math.min(last, loreLimits.order));
  }
  return orders;
}
