import type { FileStorage } from '../../../platform/files/storage.ts';
import type { EventCount } from './events.repository.ts';

/** Stores the counts of each day as `archive/visits/2026-03-01.json`. They have no ids, so they may stay when the events go. */
export async function archiveDays(storage: FileStorage, counts: readonly EventCount[]): Promise<void> {
  for (const [day, ofDay] of Map.groupBy(counts, ({ day }) => day))
    await storage.write(`archive/visits/${day}.json`, JSON.stringify(ofDay));
}
