import type { Sort } from '@storyloom/contract/stories/filters';
import { type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import type { Listing } from './listing.ts';
import { afterCursor, sortOrders } from './sort-orders.ts';

export interface RankRange {
  sort: Sort;
  limit: number;
  offset?: number;
  /** Starts after this row. */
  last?: Row | null;
  /** Stories to leave out, because another page shows them. */
  except?: readonly string[];
}

/**
 * A range of a list. Each partition is read in the order of an index and the partitions are merged, so that only the
 * rows returned and skipped are read, however rare the filter. After a cursor's row no rows are skipped.
 */
export async function listRanks(
  handle: Handle,
  listing: Listing,
  { sort, limit, offset = 0, last = null, except = [] }: RankRange,
): Promise<Row[]> {
  const { column, direction, toNumber } = sortOrders[sort];
  if (listing.partitions.length === 0 || limit === 0) return [];
  const where = sql.join(
    [
      inListing(listing),
      ...(last === null ? [] : [afterCursor(sort, last)]),
      ...(except.length === 0 ? [] : [sql`story_id <> all(${array(except)})`]),
    ],
    sql` and `,
  );
  const partitions = listing.partitions.map(
    (partition) => sql`(select story_id, ${column} as score from story_ranks
      where partition = ${partition}::smallint and ${where}
      order by ${column} ${direction}, story_id ${direction} limit ${offset + limit})`,
  );
  const { rows } = await handle.execute<{ story_id: string; key: number | string }>(sql`
    select story_id, ${toNumber} as key from (${sql.join(partitions, sql` union all `)}) partitions
    order by score ${direction}, story_id ${direction} limit ${limit} offset ${offset}`);
  return rows.map(({ story_id, key }) => ({ id: story_id, key: Number(key) }));
}

/** Counts up to the cap: counting a million rows takes half a second. */
export async function countRanks(handle: Handle, listing: Listing, cap: number): Promise<number> {
  if (listing.partitions.length === 0) return 0;
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from story_ranks where partition = any(${array(listing.partitions)}::smallint[]) and ${inListing(listing)}
      limit ${cap}) counted`);
  return rows[0]?.total ?? 0;
}

/** The given ids that are in the list, in the given order; with `after`, only those after that row. */
export async function filterRanked(
  handle: Handle,
  listing: Listing,
  ids: readonly string[],
  after?: { sort: Sort; last: Row },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await handle.execute<{ story_id: string }>(sql`
    select story_id from story_ranks
    where story_id = any(${array(ids)}) and period = ${listing.days}::smallint and facet = ${toFacet(listing)}
      ${after === undefined ? sql`` : sql`and ${afterCursor(after.sort, after.last)}`}`);
  const ranked = new Set(rows.map((row) => row.story_id));
  return ids.filter((id) => ranked.has(id));
}

function inListing(listing: Listing): SQL {
  const { category, tag, days, since } = listing;
  return sql.join(
    [
      sql`facet = ${toFacet(listing)} and period = ${days}::smallint`,
      ...(tag !== undefined && category !== undefined ? [sql`category = ${category}`] : []),
      ...(since === undefined ? [] : [sql`published_at >= ${since.toISOString()}::timestamptz`]),
    ],
    sql` and `,
  );
}

/** The narrowest facet that contains the list. */
function toFacet({ category, tag }: Listing): string {
  return tag === undefined ? (category ?? '') : `#${tag.trim().toLowerCase()}`;
}

/** One array parameter: Drizzle expands an array in a template to a list of parameters. */
const array = (values: readonly (string | number)[]) => sql`${sql.param(values)}`;
