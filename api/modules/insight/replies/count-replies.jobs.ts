import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { defineJob, handleJob, POLL_SECONDS } from '../../../platform/jobs/job.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { countVisitors } from '../visits/visits.repository.ts';
import {
  findAuthorReaders,
  findProgress,
  listEndedReplies,
  listReports,
  lockProgress,
  storeProgress,
  storeReports,
  storeTally,
} from './replies.repository.ts';
import { createTally } from './tally.ts';

/** Minimum age of a reply that is counted, in ms; longer than any transaction, so none commits an earlier reply afterwards. */
const GRACE_MS = 16_000;
/** Pause before the next run. With the grace and the poll of the job, replies are counted within `statisticsTimings.counted`. */
const AGAIN_SECONDS = 15;
const BATCH = 1_000;

/** Each run sends the next one; the schedule sends one every minute in case that was lost. */
const countReplies = defineJob({ name: 'insight.count-replies', unique: 'waiting', cron: '* * * * *' });

/** The longest time between the end of a reply and its count, in ms. */
export const countedWithin = GRACE_MS + (AGAIN_SECONDS + POLL_SECONDS) * 1_000;

interface CounterParts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
}

/** Counts replies and reports after they happened, so that they cost their readers nothing. */
export function createReplyCounter({ db, clock, jobs }: CounterParts) {
  /** Returns whether another batch waits. */
  async function countBatch(tx: Tx): Promise<boolean> {
    const now = clock.now();
    const before = new Date(now.getTime() - GRACE_MS);
    const { runAt, runId, reportAt, reportId } = await lockProgress(tx);
    const ended = await listEndedReplies(tx, { at: runAt, id: runId }, before, BATCH);
    const replies = ended.filter(({ isOwn }) => !isOwn);
    const tally = createTally({
      progress: await findProgress(tx, replies),
      authorReaders: await findAuthorReaders(tx, replies),
    });
    for (const reply of replies) tally.add(reply);
    const counts = tally.result();
    await storeTally(tx, counts);
    await countVisitors(tx, counts.authorReaders, now);
    const reports = await listReports(tx, { at: reportAt, id: reportId }, before, BATCH);
    await storeReports(
      tx,
      reports.filter(({ isOwn }) => !isOwn),
    );
    const [lastRun, lastReport] = [ended.at(-1), reports.at(-1)];
    await storeProgress(tx, {
      ...(lastRun && { runAt: lastRun.endedAt, runId: lastRun.runId }),
      ...(lastReport && { reportAt: lastReport.at, reportId: lastReport.id }),
      refreshedAt: before,
    });
    return ended.length === BATCH || reports.length === BATCH;
  }

  async function countNew(signal?: AbortSignal): Promise<void> {
    for (let isMore = true; isMore && !signal?.aborted; ) isMore = await db.transaction(countBatch);
  }

  return {
    countNew,
    jobs: [
      handleJob(countReplies, async (_, { signal }) => {
        await countNew(signal);
        await jobs.send(db, countReplies, {}, { startAfterSeconds: AGAIN_SECONDS });
      }),
    ],
  };
}
