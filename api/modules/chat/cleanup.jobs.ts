import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import { deleteImageRequests, deleteReplyChunks, deleteRuns } from './cleanup.repository.ts';

const deleteFinishedRuns = defineScheduledJob({ name: 'chat.delete-finished-runs', cron: '*/10 * * * *' });
/**
 * Time for which a repeated request returns its run, and an interrupted reply keeps its seed.
 */
const RETENTION_MS = 30 * 86_400_000;
const BATCH = 500;
/** Maximum number of batches per pass; the next pass deletes the rest. */
const BATCHES = 50;

/**
 * Deletes runs and image requests 30 days after they ended; their results stay with messages and in the ledger.
 */
export function createFinishedRunCleanup({ db, clock }: { db: Db; clock: Clock }) {
  async function run(batches = BATCHES, batch = BATCH): Promise<void> {
    await deleteReplyChunks(db);
    const before = new Date(clock.now().getTime() - RETENTION_MS);
    for (const deleteSome of [deleteRuns, deleteImageRequests]) {
      for (let left = batches; left > 0 && (await deleteSome(db, before, batch)) === batch; left--);
    }
  }

  return { run, job: handleJob(deleteFinishedRuns, () => run()) };
}
