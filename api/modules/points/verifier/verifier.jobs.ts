import type { PointsFaults } from '@storyloom/contract/entities/points-fault';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import {
  countFaults,
  type Fault,
  findOverdueHolds,
  insertFaults,
  listFaults,
  readRoundEnd,
  verifyBatch,
} from './verifier.repository.ts';

/** A batch takes a fraction of a second of one connection. */
const BATCH = 10_000;
const BATCHES_PER_RUN = 20;
/** Time after its hour for which a hold may wait for the job that returns it, in ms. */
const GRACE_MS = 10 * 60_000;

const verify = defineScheduledJob({ name: 'points.verify', cron: '* * * * *' });

interface VerifierParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  /** Tells the administrators of a new fault. */
  notify(tx: Tx, fault: Fault): Promise<void>;
}

/** Verifies the ledger, round after round. It reports differences and corrects none. */
export function createPointsVerifier({ db, clock, logger, notify }: VerifierParts) {
  async function report(faults: readonly Fault[]): Promise<void> {
    await db.transaction(async (tx) => {
      for (const fault of await insertFaults(tx, faults, clock.now())) {
        logger.error(fault, 'the points ledger has a difference');
        await notify(tx, fault);
      }
    });
  }

  /** Verifies up to 200,000 entries, or until the end of the round. */
  async function verifyNext(signal?: AbortSignal): Promise<void> {
    const now = clock.now();
    await report(await findOverdueHolds(db, new Date(now.getTime() - GRACE_MS)));
    for (let batch = 0; batch < BATCHES_PER_RUN && !signal?.aborted; batch++) {
      const { faults, isEnd } = await verifyBatch(db, BATCH, now);
      await report(faults);
      if (isEnd) return;
    }
  }

  return {
    verifyNext,
    countFaults: () => countFaults(db),
    readRoundEnd: () => readRoundEnd(db),

    /** Faults for administrators, the latest first. */
    async readFaults(limit: number): Promise<PointsFaults> {
      const [faults, totalCount, verifiedAt] = await Promise.all([
        listFaults(db, limit),
        countFaults(db),
        readRoundEnd(db),
      ]);
      return {
        faults: faults.map(({ foundAt, ...fault }) => ({ ...fault, foundAt: foundAt.toISOString() })),
        totalCount,
        verifiedAt: verifiedAt?.toISOString() ?? null,
      };
    },
    jobs: [handleJob(verify, (_, { signal }) => verifyNext(signal))],
  };
}
