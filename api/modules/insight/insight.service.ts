import type { Clock } from '../../platform/clock.ts';
import type { Db, Handle, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import { createReplyCounter } from './replies/count-replies.jobs.ts';
import { eraseProgress, mergeProgress } from './replies/replies.repository.ts';
import { createStatistics } from './statistics/statistics.service.ts';
import { createVisitCounter } from './visits/visit-counter.ts';
import { eraseVisits, mergeVisits, sumVisitors } from './visits/visits.repository.ts';

interface InsightParts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  logger: Logger;
}

export type Insight = ReturnType<typeof createInsight>;

/** Numbers of stories for their authors. */
export function createInsight(parts: InsightParts) {
  const visits = createVisitCounter(parts);
  const replies = createReplyCounter(parts);

  return {
    /** Queues a visit, which is counted within seconds. */
    countVisit: visits.count,
    /** Writes queued visits; called when the process ends. */
    flushVisits: visits.flush,
    /** Visitors who count for an author's milestones, all visitors, and those with an account. */
    sumVisitors: (authorId: string, handle: Handle = parts.db) => sumVisitors(handle, authorId),
    countReplies: replies.countNew,
    statistics: createStatistics(parts),
    jobs: replies.jobs,
  };
}

/** Moves what a guest visited and read to an account. */
export async function mergeInsight(tx: Tx, merge: { guestId: string; userId: string }): Promise<void> {
  // The job that counts replies takes the lock of the progress before that of the visits.
  await mergeProgress(tx, merge);
  await mergeVisits(tx, merge);
}

/** Erases a user's visits and deepest turns, and the people who visited and read the user's stories. */
export async function eraseInsight(tx: Tx, erasure: { userId: string }, limit: number): Promise<number> {
  return (await eraseVisits(tx, erasure, limit)) + (await eraseProgress(tx, erasure, limit));
}
