import type { Tx } from '../../platform/db.ts';
import { defineJob } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';

/** Changes within this time are refreshed together. With the poll of the job, ranks are at most 5 s behind the counts. */
const DELAY_SECONDS = 3;

/** Sent when counts change, and every minute: a new day changes ranks too. */
export const refreshRanks = defineJob({ name: 'rankings.refresh', unique: 'waiting', cron: '* * * * *' });

/**
 * Sends a refresh with the transaction that changes counts, unless one waits already. It is the last statement of that
 * transaction, because it waits for another transaction that sends one.
 */
export async function sendRefresh(jobs: Jobs, tx: Tx): Promise<void> {
  await jobs.send(tx, refreshRanks, {}, { startAfterSeconds: DELAY_SECONDS });
}
