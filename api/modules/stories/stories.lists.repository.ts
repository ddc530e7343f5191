import type { Category } from '@storyloom/contract/categories';
import type { Sort } from '@storyloom/contract/filters';
import { type SQL, sql } from 'drizzle-orm';
import type { Row } from '../../platform/cursor.ts';
import type { Handle } from '../../platform/db.ts';
import { behind, orders } from './stories.orders.ts';

/** What a list holds. Which stories a visitor may see at all is in the shelves: ratings wanted, and type. */
export interface Listing {
  shelves: readonly number[];
  category: Category | undefined;
  tag: string | undefined;
  /** Days of the period that scores are summed over; 0 for all time. */
  days: number;
  /** Published at or after this time. */
  since: Date | undefined;
}

interface Cut {
  sort: Sort;
  limit: number;
  offset?: number;
  /** Begins behind this row. */
  last?: Row | null;
  /** Left out: they stand on another page. */
  except?: readonly string[];
}

/**
 * The rows of a piece of a list. Each shelf is read in the order of an index, and the shelves are merged, so only
 * the rows shown and skipped are read, however rare the filter; behind a row, none are skipped.
 */
export async function listRows(
  handle: Handle,
  listing: Listing,
  { sort, limit, offset = 0, last = null, except = [] }: Cut,
): Promise<Row[]> {
  const { column, way, toNumber } = orders[sort];
  if (listing.shelves.length === 0 || limit === 0) return [];
  const where = sql.join(
    [
      onShelf(listing),
      ...(last === null ? [] : [behind(sort, last)]),
      ...(except.length === 0 ? [] : [sql`story_id <> all(${array(except)})`]),
    ],
    sql` and `,
  );
  const shelves = listing.shelves.map(
    (shelf) => sql`(select story_id, ${column} as score from story_ranks
      where shelf = ${shelf}::smallint and ${where}
      order by ${column} ${way}, story_id ${way} limit ${offset + limit})`,
  );
  const { rows } = await handle.execute<{ story_id: string; key: number | string }>(sql`
    select story_id, ${toNumber} as key from (${sql.join(shelves, sql` union all `)}) shelves
    order by score ${way}, story_id ${way} limit ${limit} offset ${offset}`);
  return rows.map(({ story_id, key }) => ({ id: story_id, key: Number(key) }));
}

/** Counts no further than the cap: counting all of a million rows costs half a second. */
export async function countListed(handle: Handle, listing: Listing, cap: number): Promise<number> {
  if (listing.shelves.length === 0) return 0;
  const { rows } = await handle.execute<{ total: number }>(sql`
    select count(*)::int as total from (
      select from story_ranks where shelf = any(${array(listing.shelves)}::smallint[]) and ${onShelf(listing)}
      limit ${cap}) counted`);
  return rows[0]?.total ?? 0;
}

/** Of these, the ids that the list holds, in their order; behind a row, when one is given. */
export async function keepListed(
  handle: Handle,
  listing: Listing,
  ids: readonly string[],
  place?: { sort: Sort; last: Row },
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await handle.execute<{ story_id: string }>(sql`
    select story_id from story_ranks
    where story_id = any(${array(ids)}) and period = ${listing.days}::smallint and facet = ${facetOf(listing)}
      ${place === undefined ? sql`` : sql`and ${behind(place.sort, place.last)}`}`);
  const held = new Set(rows.map((row) => row.story_id));
  return ids.filter((id) => held.has(id));
}

function onShelf(listing: Listing): SQL {
  const { category, tag, days, since } = listing;
  return sql.join(
    [
      sql`facet = ${facetOf(listing)} and period = ${days}::smallint`,
      ...(tag !== undefined && category !== undefined ? [sql`category = ${category}`] : []),
      ...(since === undefined ? [] : [sql`published_at >= ${since.toISOString()}::timestamptz`]),
    ],
    sql` and `,
  );
}

/** The narrowest facet that the list lies in. */
function facetOf({ category, tag }: Listing): string {
  return tag === undefined ? (category ?? '') : `#${tag.trim().toLowerCase()}`;
}

/** As one value: an array in a template of drizzle would become a list of values. */
const array = (values: readonly (string | number)[]) => sql`${sql.param(values)}`;
