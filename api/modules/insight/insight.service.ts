import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import { createVisitCounter } from './visits/visit-counter.ts';
import { sumVisitors } from './visits/visits.repository.ts';

export { ownVisits } from './visits/own-data.ts';
export { eraseVisits, mergeVisits } from './visits/visits.repository.ts';

export type Insight = ReturnType<typeof createInsight>;

/** Numbers of stories for their authors. */
export function createInsight({ db, clock, logger }: { db: Db; clock: Clock; logger: Logger }) {
  const visits = createVisitCounter({ db, clock, logger });

  return {
    /** Queues a visit; it is counted within seconds. */
    countVisit: visits.count,
    /** Writes queued visits, when the process ends. */
    flushVisits: visits.flush,
    /** Unique visitors of an author's published stories, and visitors with an account. */
    sumVisitors: (authorId: string) => sumVisitors(db, authorId),
  };
}
