import type { Sort } from '@storyloom/contract/stories/filters';
import type { Rating } from '@storyloom/contract/stories/ratings';
import type { Clock } from '../../platform/clock.ts';
import type { Order, Row } from '../../platform/cursor.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { handleJob } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Listing } from './listing.ts';
import { countRanks, filterRanked, listRanks, type RankRange } from './ranks.repository.ts';
import { readTotals } from './readers.repository.ts';
import { refreshRanks, sendRefresh } from './refresh.jobs.ts';
import { refreshAll } from './refresh.repository.ts';
import { addScores, type StorySum } from './scores.repository.ts';
import { sortOrders } from './sort-orders.ts';
import { countTagged } from './tag-counts.repository.ts';
import { weighShareOpened } from './trending-score.ts';
import { createTurnCounter } from './turn-counter.ts';

export { lockToCount } from './count-lock.ts';
export { type Listing, type RankFilter, toListing } from './listing.ts';
export { selectPartitions } from './partitions.ts';
export { insertScore } from './scores.repository.ts';
export { toTrendingScore } from './trending-score.ts';

export interface OpenedShare {
  storyId: string;
  isRealUser: boolean;
  /** True if the visitor is the story's author: such an open adds no weight. */
  own: boolean;
}

export type Rankings = ReturnType<typeof createRankings>;

/** The order of stories in lists, and the counts it is made of. */
export function createRankings(parts: { db: Db; clock: Clock; logger: Logger; jobs: Jobs }) {
  const { db, clock, jobs } = parts;
  const turns = createTurnCounter(parts);
  const refresh = () => refreshAll(db, clock.now());

  return {
    list: (listing: Listing, range: RankRange): Promise<Row[]> => listRanks(db, listing, range),
    /** Counts up to the cap. */
    count: (listing: Listing, cap: number): Promise<number> => countRanks(db, listing, cap),
    /** The given ids that are in the list, in the given order; with `after`, only those after that row. */
    filter: (
      listing: Listing,
      ids: readonly string[],
      after?: { sort: Sort; last: Row },
    ): Promise<string[]> => filterRanked(db, listing, ids, after),
    /** Published stories of these ratings by tag, up to the cap. Tags without stories are missing. */
    countTagged: (tags: readonly string[], ratings: readonly Rating[], cap: number) =>
      countTagged(db, tags, ratings, cap),

    /** Stories that a reader has begun, and the turns in them, with those that wait to be written. */
    async readingTotals(userId: string) {
      await turns.flush();
      return readTotals(db, userId);
    },

    /** Queues a turn; the rankings include it within seconds. */
    countTurn: turns.count,
    /** Writes queued turns; called when the process ends. */
    flushTurns: turns.flush,

    /** Adds the weight of opened shares, in the transaction that counts the opens. Does not check for repeated opens. */
    async countOpenedShares(tx: Tx, opened: readonly OpenedShare[]): Promise<void> {
      const sums = new Map<string, StorySum>();
      for (const { storyId, isRealUser, own } of opened) {
        if (own) continue;
        const sum = sums.get(storyId) ?? { chats: 0, readers: 0, weight: 0, heat: 0 };
        sum.weight += weighShareOpened(isRealUser);
        sums.set(storyId, sum);
      }
      if (sums.size === 0) return;
      await addScores(tx, sums, clock.now());
      await sendRefresh(jobs, tx);
    },

    /** Recomputes ranks from the counts. */
    refresh,
    jobs: [handleJob(refreshRanks, refresh)],
  };
}

/** The cursor's order of a sorted list. `name` tells lists apart, so that a cursor of one is refused by another. */
export function toCursorOrder(sort: Sort, name: string): Order {
  return { name, isInteger: sortOrders[sort].isInteger };
}
