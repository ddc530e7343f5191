import type { Category } from '@storyloom/contract/categories';
import type { Sort } from '@storyloom/contract/filters';
import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';

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

interface Order {
  key: SQL;
  way: SQL;
}

const down = sql`desc`;
const orders: Record<Sort, Order> = {
  HOTTEST: { key: sql`heat`, way: down },
  MESSAGE_COUNT: { key: sql`chats`, way: down },
  LATEST: { key: sql`published_at`, way: down },
  EARLIEST: { key: sql`published_at`, way: sql`asc` },
};

interface Cut {
  sort: Sort;
  limit: number;
  offset: number;
  /** Left out: they stand on another page. */
  except?: readonly string[];
}

/**
 * The ids of a piece of a list. Each shelf is read in the order of an index, and the shelves are merged, so only
 * the rows shown and skipped are read, however rare the filter.
 */
export async function listIds(handle: Handle, listing: Listing, cut: Cut): Promise<string[]> {
  const { key, way } = orders[cut.sort];
  if (listing.shelves.length === 0 || cut.limit === 0) return [];
  const except = cut.except?.length ? sql` and story_id <> all(${array(cut.except)})` : sql``;
  const shelves = listing.shelves.map(
    (shelf) => sql`(select story_id, ${key} as score from story_ranks
      where shelf = ${shelf}::smallint and ${onShelf(listing)}${except}
      order by ${key} ${way}, story_id ${way} limit ${cut.offset + cut.limit})`,
  );
  const { rows } = await handle.execute<{ story_id: string }>(sql`
    select story_id from (${sql.join(shelves, sql` union all `)}) shelves
    order by score ${way}, story_id ${way} limit ${cut.limit} offset ${cut.offset}`);
  return rows.map((row) => row.story_id);
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

/** Of these, the ids that the list holds. */
export async function keepListed(
  handle: Handle,
  listing: Listing,
  ids: readonly string[],
): Promise<string[]> {
  if (ids.length === 0) return [];
  const { rows } = await handle.execute<{ story_id: string }>(sql`
    select story_id from story_ranks
    where story_id = any(${array(ids)}) and period = ${listing.days}::smallint and facet = ${facetOf(listing)}`);
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
