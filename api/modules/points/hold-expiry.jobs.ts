import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../platform/jobs/job.ts';
import { listExpiredHolds, releaseHold, storeResolved } from './points.repository.ts';

const HOLDS_PER_RUN = 1_000;

const returnExpired = defineScheduledJob({ name: 'points.return-expired-holds', cron: '* * * * *' });

/** Returns expired holds to their users, each in a transaction of its own. */
export function createHoldExpiry({ db, clock }: { db: Db; clock: Clock }) {
  async function returnExpiredHolds(): Promise<number> {
    const now = clock.now();
    const keys = await listExpiredHolds(db, now, HOLDS_PER_RUN);
    for (const key of keys) {
      await db.transaction((tx) => releaseHold(tx, key, now, { onlyExpired: true }));
    }
    if (keys.length < HOLDS_PER_RUN) await storeResolved(db, now);
    return keys.length;
  }

  return {
    returnExpiredHolds,
    jobs: [handleJob(returnExpired, async () => void (await returnExpiredHolds()))],
  };
}
