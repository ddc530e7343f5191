import { listLimits } from '@storyloom/contract/core/list-limits';
import { type Position, type Row, readCursor, writeCursor } from '../../platform/cursor.ts';
import type { Db } from '../../platform/db.ts';
import { rejectDeepPage } from '../../platform/keyset.ts';
import {
  type Listing,
  type RankFilter,
  type Rankings,
  toCursorOrder,
  toListing,
} from '../rankings/rankings.service.ts';
import { findAuthorship } from './catalogue.repository.ts';
import { type Candidate, composeFirstPage, NEW_MS, rotateHourly } from './first-page.ts';

export interface ListQuery extends RankFilter {
  page: number;
  /** The cursor that the page continues from; without one, the page is found by its number. */
  after?: string | undefined;
  size: number;
}

const CAP = listLimits.totalCountCap + 1;
/** Number of latest stories that candidates for the first page are chosen from. */
const NEWCOMERS = 200;
/** Number of new stories that are candidates in one hour; a page never contains more. */
const NEWCOMERS_AN_HOUR = 20;

interface ListPage {
  ids: string[];
  /** Null on the last page. */
  next: Position | null;
}

interface Reading {
  db: Db;
  rankings: Pick<Rankings, 'list' | 'count' | 'filter'>;
  query: ListQuery;
  listing: Listing;
  now: Date;
}

/** Reads the ids of one page of a list, the cursor of the next page, and the number of stories up to the cap. */
export async function readList(
  reading: Omit<Reading, 'listing'>,
): Promise<{ ids: string[]; nextCursor: string | null; total: number }> {
  const { rankings, query, now } = reading;
  const listing = toListing(query, now);
  const [{ ids, next }, total] = await Promise.all([
    readListPage({ ...reading, listing }),
    rankings.count(listing, CAP),
  ]);
  return { ids, nextCursor: next && writeCursor(toOrder(query), next), total };
}

/** Scores and chats differ by period, so a cursor is only valid in its period. */
const toOrder = ({ sort, timePeriod }: ListQuery) => toCursorOrder(sort, `${sort} ${timePeriod}`);

async function readListPage(reading: Reading): Promise<ListPage> {
  const { rankings, listing, query } = reading;
  const { sort, after, page, size } = query;
  if (after !== undefined) return readRange(reading, readCursor(toOrder(query), after));
  if (page > listLimits.numberedPages) {
    await rejectDeepPage(size, (range) => rankings.list(listing, { sort, ...range }));
    return { ids: [], next: null };
  }
  if (sort === 'HOTTEST') return readTrending(reading);
  return readRange(reading, { last: null, shown: [] }, (page - 1) * size);
}

async function readRange(
  { rankings, listing, query: { sort, size } }: Reading,
  { last, shown }: Position,
  offset = 0,
): Promise<ListPage> {
  const rows = await rankings.list(listing, { sort, last, except: shown, limit: size + 1, offset });
  const ids = toIds(rows.slice(0, size));
  const lastShown = rows[size - 1];
  if (rows.length <= size || lastShown === undefined) return { ids, next: null };
  const stillAhead = await rankings.filter(listing, shown, { sort, last: lastShown });
  return { ids, next: { last: lastShown, shown: stillAhead } };
}

/** The first page is composed; the other pages are the remaining stories in order, so none is lost or repeated. */
async function readTrending(reading: Reading): Promise<ListPage> {
  const { db, rankings, listing, now } = reading;
  const { page, size } = reading.query;
  const [hottest, newcomers] = await Promise.all([
    rankings.list(listing, { sort: 'HOTTEST', limit: 4 * size + 1 }).then(toIds),
    findNewcomers(reading),
  ]);
  const authorship = await findAuthorship(db, [...new Set([...hottest, ...newcomers])]);
  const toCandidates = (ids: readonly string[]): Candidate[] =>
    ids.flatMap((id) => {
      const found = authorship.get(id);
      const isNew = found !== undefined && now.getTime() - (found.publishedAt?.getTime() ?? 0) < NEW_MS;
      return found ? [{ id, authorId: found.authorId, isNew }] : [];
    });
  const first = composeFirstPage(toCandidates(hottest), toCandidates(newcomers), size);
  const afterFirst = { last: null, shown: first };
  if (page > 1) return readRange(reading, afterFirst, (page - 2) * size);
  return { ids: first, next: hottest.every((id) => first.includes(id)) ? null : afterFirst };
}

async function findNewcomers({ rankings, listing, now }: Reading): Promise<string[]> {
  const published = { ...listing, days: 0, since: new Date(now.getTime() - NEW_MS) };
  const latest = toIds(await rankings.list(published, { sort: 'LATEST', limit: NEWCOMERS }));
  const ranked = listing.days === 0 ? latest : await rankings.filter(listing, latest);
  return rotateHourly(ranked, now).slice(0, NEWCOMERS_AN_HOUR);
}

const toIds = (rows: readonly Row[]) => rows.map(({ id }) => id);
