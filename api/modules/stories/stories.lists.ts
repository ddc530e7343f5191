import type { Category } from '@storyloom/contract/categories';
import type { Sort, StoryType, TimePeriod } from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';
import type { Rating } from '@storyloom/contract/ratings';
import type { Db } from '../../platform/db.ts';
import { window } from '../../platform/paging.ts';
import { countListed, keepListed, type Listing, listIds } from './stories.lists.repository.ts';
import { daysOf, periodStart } from './stories.period.ts';
import { findTraits } from './stories.repository.ts';
import { shelvesOf } from './stories.shelves.ts';
import { type Candidate, firstPage, NEW_MS, takeTurns } from './stories.trending.ts';

export interface ListQuery {
  ratings: readonly Rating[];
  type: StoryType | undefined;
  category: Category | undefined;
  tag?: string | undefined;
  sort: Sort;
  timePeriod: TimePeriod;
  page: number;
  size: number;
}

const CAP = limits.totalCountCap + 1;
/** New stories that take turns on the first page. */
const NEWCOMERS = 200;
/** Of those, so many are looked at in an hour: more never fit. */
const IN_TURN = 20;

/** The ids of one page of a list, one more than its size where more follow, and how many the list holds. */
export async function readList(
  db: Db,
  query: ListQuery,
  now: Date,
): Promise<{ ids: string[]; total: number }> {
  const listing = toListing(query, now);
  const ids = query.sort === 'HOTTEST' ? trendingIds(db, listing, query, now) : plainIds(db, listing, query);
  const [found, total] = await Promise.all([ids, countListed(db, listing, CAP)]);
  return { ids: found, total };
}

function toListing({ ratings, type, category, tag, sort, timePeriod }: ListQuery, now: Date): Listing {
  const isScored = sort === 'HOTTEST' || sort === 'MESSAGE_COUNT';
  return {
    shelves: shelvesOf(ratings, type),
    category,
    tag,
    days: isScored ? daysOf[timePeriod] : 0,
    since: isScored ? undefined : periodStart(timePeriod, now),
  };
}

const plainIds = (db: Db, listing: Listing, query: ListQuery) =>
  listIds(db, listing, { sort: query.sort, ...window(query) });

/** The first page is chosen; the others are what it left, in its order: nothing is lost or shown twice. */
async function trendingIds(db: Db, listing: Listing, query: ListQuery, now: Date): Promise<string[]> {
  const { page, size } = query;
  const { limit, offset } = window(query);
  if (limit === 0) return [];
  const [hottest, newcomers] = await Promise.all([
    listIds(db, listing, { sort: 'HOTTEST', limit: 4 * size + 1, offset: 0 }),
    findNewcomers(db, listing, now),
  ]);
  const traits = await findTraits(db, [...new Set([...hottest, ...newcomers])]);
  const toCandidates = (ids: readonly string[]): Candidate[] =>
    ids.flatMap((id) => {
      const one = traits.get(id);
      const isNew = one !== undefined && now.getTime() - (one.publishedAt?.getTime() ?? 0) < NEW_MS;
      return one ? [{ id, authorId: one.authorId, isNew }] : [];
    });
  const first = firstPage(toCandidates(hottest), toCandidates(newcomers), size);
  const after = { sort: 'HOTTEST', except: first } as const;
  if (page > 1) return listIds(db, listing, { ...after, limit, offset: offset - size });
  return [...first, ...hottest.filter((id) => !first.includes(id)).slice(0, 1)];
}

async function findNewcomers(db: Db, listing: Listing, now: Date): Promise<string[]> {
  const published = { ...listing, days: 0, since: new Date(now.getTime() - NEW_MS) };
  const newest = await listIds(db, published, { sort: 'LATEST', limit: NEWCOMERS, offset: 0 });
  const listed = listing.days === 0 ? newest : await keepListed(db, listing, newest);
  return takeTurns(listed, now).slice(0, IN_TURN);
}
