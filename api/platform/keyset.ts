import { listLimits } from '@storyloom/contract/core/list-limits';
import { type SQL, sql } from 'drizzle-orm';
import { type Order, type Row, readCursor, writeCursor } from './cursor.ts';
import { DomainError } from './errors.ts';

export interface ListRequest {
  page: number;
  size: number;
  /** The cursor of the previous page; without it, the page is read by number. */
  after?: string | undefined;
}

interface ListOrder extends Order {
  /** The endpoint's field for the page number. */
  pageField?: 'pageNum';
}

/** The rows to read: those after `last`, or after skipping `offset`. */
export interface RowRange {
  limit: number;
  offset: number;
  last: Row | null;
}

/** Reads one page of a cursor-paged list. `read` returns rows in the list's order. */
export async function readPage<Read extends Row>(
  order: ListOrder,
  { page, size, after }: ListRequest,
  read: (range: RowRange) => Promise<Read[]>,
): Promise<{ rows: Read[]; nextCursor: string | null }> {
  const last = after === undefined ? null : readCursor(order, after).last;
  if (after === undefined && page > listLimits.numberedPages) {
    await rejectDeepPage(size, read, order.pageField);
    return { rows: [], nextCursor: null };
  }
  const rows = await read({ limit: size + 1, offset: after === undefined ? (page - 1) * size : 0, last });
  const lastShown = rows[size - 1];
  const hasMore = rows.length > size && lastShown !== undefined;
  return {
    rows: rows.slice(0, size),
    nextCursor: hasMore ? writeCursor(order, { last: lastShown, shown: [] }) : null,
  };
}

/** Rejects a page beyond the numbered ones, unless the list ends before it. */
export async function rejectDeepPage(
  size: number,
  read: (range: RowRange) => Promise<readonly Row[]>,
  pageField = 'page',
): Promise<void> {
  const rows = await read({ limit: 1, offset: listLimits.numberedPages * size, last: null });
  if (rows.length === 0) return;
  const message = `Pages beyond ${listLimits.numberedPages} need a cursor: send the previous page’s nextCursor as after.`;
  throw new DomainError('request.invalid', { fields: { [pageField]: message } }, message);
}

/** A timestamp in microseconds, PostgreSQL's precision, so that it round-trips. */
export const timeToKey = (time: SQL) => sql<string>`(extract(epoch from ${time}) * 1000000)::bigint`;

export const keyToTime = (key: number) =>
  sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`;

/** Rows after `last` in a list sorted latest first. Matches the order of an index, so the scan starts at that row. */
export function earlierThan(last: Row | null, time: SQL, id: SQL): SQL {
  return last === null ? sql`true` : sql`(${time}, ${id}) < (${keyToTime(last.key)}, ${last.id})`;
}

/** Rows after `last` in a list sorted oldest first. */
export function laterThan(last: Row | null, time: SQL, id: SQL): SQL {
  return last === null ? sql`true` : sql`(${time}, ${id}) > (${keyToTime(last.key)}, ${last.id})`;
}
