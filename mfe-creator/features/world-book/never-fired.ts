import type { LoreFires } from '@storyloom/contract/entities/lore-fires';
import type { Entries } from './lore.model.ts';

/** Replies before silence says something. */
const MIN_REPLIES = 20;

/** Ids of the enabled entries that were active in no reply to the published version. */
export function findNeverFired(
  entries: Entries,
  counts: readonly LoreFires[],
  version: number | null,
): ReadonlySet<string> {
  const current = counts.find((one) => one.version === version);
  if (current === undefined || current.replies < MIN_REPLIES) return new Set();
  const fired = new Set(current.entries.map(({ entryId }) => entryId));
  return new Set(entries.flatMap(({ id, enabled }) => (enabled && !fired.has(id) ? [id] : [])));
}
