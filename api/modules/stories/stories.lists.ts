import type { Category } from '@storyloom/contract/categories';
import type { Sort, StoryType, TimePeriod } from '@storyloom/contract/filters';
import { limits } from '@storyloom/contract/limits';
import type { Rating } from '@storyloom/contract/ratings';
import { type Place, type Row, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { refuseUnlessPastEnd } from '../../platform/keyset.ts';
import { countListed, keepListed, type Listing, listRows } from './stories.lists.repository.ts';
import { orders } from './stories.orders.ts';
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
  /** A cursor, from which the list goes on; without one, it begins at the page. */
  after?: string | undefined;
  size: number;
}

const CAP = limits.totalCountCap + 1;
/** New stories that take turns on the first page. */
const NEWCOMERS = 200;
/** Of those, so many are looked at in an hour: more never fit. */
const IN_TURN = 20;

interface Piece {
  ids: string[];
  /** Where the list goes on; null at its end. */
  next: Place | null;
}

/** The ids of one page of a list, the cursor of the next, and how many the list holds. */
export async function readList(
  db: Db,
  query: ListQuery,
  now: Date,
): Promise<{ ids: string[]; nextCursor: string | null; total: number }> {
  const listing = toListing(query, now);
  const [{ ids, next }, total] = await Promise.all([
    readPiece({ db, listing, query, now }),
    countListed(db, listing, CAP),
  ]);
  return { ids, nextCursor: next && writeCursor(orderOf(query), next), total };
}

/** Heat and chats are other numbers in each period. */
const orderOf = ({ sort, timePeriod }: ListQuery) => ({
  name: `${sort} ${timePeriod}`,
  isWhole: orders[sort].isWhole,
});

interface Reading {
  db: Db;
  listing: Listing;
  query: ListQuery;
  now: Date;
}

async function readPiece(reading: Reading): Promise<Piece> {
  const { query } = reading;
  const { sort, after, page, size } = query;
  if (after !== undefined) return readBehind(reading, readCursor(orderOf(query), after));
  if (page > limits.numberedPages) {
    await refuseUnlessPastEnd(size, (cut) => listRows(reading.db, reading.listing, { sort, ...cut }));
    return { ids: [], next: null };
  }
  if (sort === 'HOTTEST') return readTrending(reading);
  return readBehind(reading, { last: null, shown: [] }, (page - 1) * size);
}

async function readBehind(
  { db, listing, query: { sort, size } }: Reading,
  { last, shown }: Place,
  offset = 0,
): Promise<Piece> {
  const rows = await listRows(db, listing, { sort, last, except: shown, limit: size + 1, offset });
  const ids = rows.slice(0, size).map(({ id }) => id);
  const lastShown = rows[size - 1];
  if (rows.length <= size || lastShown === undefined) return { ids, next: null };
  const place = { sort, last: lastShown };
  return { ids, next: { last: lastShown, shown: await keepListed(db, listing, shown, place) } };
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

/** The first page is chosen; the others are what it left, in its order: nothing is lost or shown twice. */
async function readTrending(reading: Reading): Promise<Piece> {
  const { db, listing, now } = reading;
  const { page, size } = reading.query;
  const [hottest, newcomers] = await Promise.all([
    listRows(db, listing, { sort: 'HOTTEST', limit: 4 * size + 1 }).then(idsOf),
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
  const afterFirst = { last: null, shown: first };
  if (page > 1) return readBehind(reading, afterFirst, (page - 2) * size);
  return { ids: first, next: hottest.every((id) => first.includes(id)) ? null : afterFirst };
}

async function findNewcomers(db: Db, listing: Listing, now: Date): Promise<string[]> {
  const published = { ...listing, days: 0, since: new Date(now.getTime() - NEW_MS) };
  const newest = idsOf(await listRows(db, published, { sort: 'LATEST', limit: NEWCOMERS }));
  const listed = listing.days === 0 ? newest : await keepListed(db, listing, newest);
  return takeTurns(listed, now).slice(0, IN_TURN);
}

const idsOf = (rows: readonly Row[]) => rows.map(({ id }) => id);
