import type { LoreEntry } from '@storyloom/contract/entities/lore-entry';
import type { LoreTrace } from '@storyloom/contract/entities/lore-trace';

/** What became of an entry, as it is kept with the reply; what the entry says is read from its version. */
export type KeptTrace = Omit<LoreTrace, 'title' | 'content' | 'isSecret'>;

/** The trace as readers see it: of a secret only that there was one. Entries that are no more are left out. */
export function tellTrace(trace: readonly KeptTrace[], entries: readonly LoreEntry[]): LoreTrace[] {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return trace.flatMap((kept) => {
    const entry = byId.get(kept.entryId);
    if (entry === undefined) return [];
    const { title, content, secret: isSecret } = entry;
    const shown = isSecret ? { title: null, content: null, key: null } : { title, content };
    return [{ ...kept, isSecret, ...shown }];
  });
}
