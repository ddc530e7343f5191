import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Job } from '../../platform/job.ts';
import { deletePictureRequests, deleteRuns } from './cleanup.repository.ts';

/** So long the same request is known again, and a reply that broke off goes on as it would have gone on. */
const KEPT_MS = 30 * 86_400_000;
const EVERY_MS = 10 * 60_000;
const BATCH = 500;
/** What is left of a pass waits for the next. */
const BATCHES = 50;

/**
 * Deletes runs and requests for pictures that ended 30 days ago: what came of them is kept with messages and in the
 * ledger of points. Several processes may sweep at once.
 */
export function createSettledSweep({ db, clock }: { db: Db; clock: Clock }) {
  async function sweep(batches = BATCHES, batch = BATCH): Promise<void> {
    const before = new Date(clock.now().getTime() - KEPT_MS);
    for (const deleteSome of [deleteRuns, deletePictureRequests]) {
      for (let left = batches; left > 0 && (await deleteSome(db, before, batch)) === batch; left--);
    }
  }

  const job: Job = { name: 'delete finished runs', intervalMs: EVERY_MS, run: () => sweep() };
  return { sweep, job };
}
