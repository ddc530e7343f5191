import type { Category } from '@storyloom/contract/stories/categories';
import type { Sort, StoryType, TimePeriod } from '@storyloom/contract/stories/filters';
import type { Rating } from '@storyloom/contract/stories/ratings';
import { selectPartitions } from './partitions.ts';
import { periodDays, periodStart } from './periods.ts';

export interface RankFilter {
  ratings: readonly Rating[];
  type: StoryType | undefined;
  category: Category | undefined;
  tag?: string | undefined;
  sort: Sort;
  timePeriod: TimePeriod;
}

/** A set of ranks. The partitions decide which ratings and types of stories a visitor sees. */
export interface Listing {
  partitions: readonly number[];
  category: Category | undefined;
  tag: string | undefined;
  /** Days over which scores are summed; 0 for all time. */
  days: number;
  /** The earliest publication. */
  since: Date | undefined;
}

/** A time filter limits scores in orders by score, and publication in orders by publication. */
export function toListing(filter: RankFilter, now: Date): Listing {
  const { ratings, type, category, tag, sort, timePeriod } = filter;
  const isScored = sort === 'HOTTEST' || sort === 'MESSAGE_COUNT';
  return {
    partitions: selectPartitions(ratings, type),
    category,
    tag,
    days: isScored ? periodDays[timePeriod] : 0,
    since: isScored ? undefined : periodStart(timePeriod, now),
  };
}
