import { limits } from '@storyloom/contract/limits';
import { type SQL, sql } from 'drizzle-orm';
import { type Order, type Row, readCursor, writeCursor } from './cursor.ts';
import { DomainError } from './errors.ts';

export interface ListRequest {
  page: number;
  size: number;
  /** The cursor of the page before; without one, the page is found by its number. */
  after?: string | undefined;
}

interface ListOrder extends Order {
  /** What the list's endpoint calls the number of a page. */
  pageField?: 'pageNum';
}

/** Which rows of a list to read: those behind one, or those left when some are skipped. */
export interface Cut {
  limit: number;
  offset: number;
  last: Row | null;
}

/** One page of a list that goes on by cursor. `read` answers rows in the list's order. */
export async function readPage<Read extends Row>(
  order: ListOrder,
  { page, size, after }: ListRequest,
  read: (cut: Cut) => Promise<Read[]>,
): Promise<{ rows: Read[]; nextCursor: string | null }> {
  const last = after === undefined ? null : readCursor(order, after).last;
  if (after === undefined && page > limits.numberedPages) {
    await refuseUnlessPastEnd(size, read, order.pageField);
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

/** A number too far to be found: past a list's end nothing is there; before it, the way there is told. */
export async function refuseUnlessPastEnd(
  size: number,
  read: (cut: Cut) => Promise<readonly Row[]>,
  pageField = 'page',
): Promise<void> {
  const rows = await read({ limit: 1, offset: limits.numberedPages * size, last: null });
  if (rows.length === 0) return;
  const words = `Pages after the ${limits.numberedPages}th follow from the one before: send its nextCursor as after.`;
  throw new DomainError('request.invalid', { fields: { [pageField]: words } }, words);
}

/** A time as a number that comes back as the same time: in microseconds, as PostgreSQL keeps it. */
export const timeToKey = (time: SQL) => sql<string>`(extract(epoch from ${time}) * 1000000)::bigint`;

export const keyToTime = (key: number) =>
  sql`timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond'`;

/** What stands behind a row where the latest is first. Written as an index is ordered, so that reading begins there. */
export function earlierThan(last: Row | null, time: SQL, id: SQL): SQL {
  return last === null ? sql`true` : sql`(${time}, ${id}) < (${keyToTime(last.key)}, ${last.id})`;
}
