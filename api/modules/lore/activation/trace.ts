import type { LoreEntry } from '@storyloom/contract/lore/entities/lore-entry';
import type { LoreTrace } from '@storyloom/contract/lore/entities/lore-trace';

/** A trace without the entry's text, which is read from the story's version, and without what its message is. */
export type StoredLoreTrace = Omit<LoreTrace, 'title' | 'content' | 'isSecret' | 'keyIn'>;

/** Adds the entries' text for readers. Secret entries stay without text and key; deleted entries are omitted. */
export function presentTrace(
  trace: readonly StoredLoreTrace[],
  entries: readonly LoreEntry[],
  { showSecrets = false } = {},
): LoreTrace[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return trace.flatMap((stored) => {
    const entry = byId.get(stored.entryId);
    if (entry === undefined) return [];
    const { title, content, secret: isSecret } = entry;
    const text = isSecret && !showSecrets ? { title: null, content: null, key: null } : { title, content };
    return [{ ...stored, isSecret, ...text }];
  });
}
