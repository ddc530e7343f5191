import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { SearchQuery } from './search.query.ts';

/** Stories looked through for a search of nothing but exclusions. */
const BROWSED = 2_000;
/** Title, tags, author, the rest; PostgreSQL wants them from D to A. */
const WEIGHTS = '{0.1, 0.4, 0.7, 1.0}';

/** Every document, slice by slice: PostgreSQL opens one only when those before it gave too few. */
const SLICED = sql.join(
  Array.from({ length: 8 }, (_, slice) => {
    return sql`select story_id, shelf, heat, document from story_search where slice = ${sql.raw(`${slice}`)}`;
  }),
  sql` union all `,
);

export interface HitsRequest {
  query: SearchQuery;
  /** Which stories this visitor's lists may show, as shelves of `story_ranks`. */
  shelves: readonly number[];
  /** Heat of a story that weighs one now. */
  heatOfOne: number;
  /** Matches are counted no further. */
  cap: number;
  limit: number;
  offset: number;
}

export interface Hits {
  ids: string[];
  total: number;
}

const given = Object.fromEntries(
  (['wanted', 'unwanted', 'shelves', 'heatOfOne', 'cap', 'limit', 'offset'] as const).map((name) => [
    name,
    sql.placeholder(name),
  ]),
) as Record<'wanted' | 'unwanted' | keyof Omit<HitsRequest, 'query'>, ReturnType<typeof sql.placeholder>>;

const isListed = sql`shelf = any(${given.shelves}::smallint[])`;
const matches = sql`document @@ (select wanted from asked)`;
const isLeftOut = sql`document @@ (select unwanted from asked)`;
const relevance = sql`ts_rank(${sql.raw(`'${WEIGHTS}'`)}::float4[], document, (select wanted from asked), 1)`;

/** Merged from the shelves, each read in its order. */
const hottest = sql`select r.story_id, r.heat from unnest(${given.shelves}::smallint[]) as wanted (shelf)
  cross join lateral (select story_id, heat from story_ranks
    where facet = '' and period = 0 and shelf = wanted.shelf
    order by heat desc, story_id desc limit ${sql.raw(`${BROWSED}`)}) r
  order by heat desc, story_id desc limit ${sql.raw(`${BROWSED}`)}`;

/**
 * Finds the best matches by relevance × what is read now. Both arms are bounded, whatever is asked. The query
 * reaches the index as a value unknown to the planner, which then never reads the whole catalogue for it; planned once.
 */
export function hitsFinder(db: Db) {
  const search = statementOf(
    db,
    sql`select story_id, heat, ${relevance} as relevance from story_search_hot
      where ${matches} and (${isLeftOut}) is not true and ${isListed}`,
  ).prepare('search_hits');
  // Nothing but exclusions: the hottest without those.
  const browse = statementOf(
    db,
    sql`select r.story_id, heat, 1 as relevance from (${hottest}) r
      cross join lateral (select document from story_search d where d.story_id = r.story_id limit 1) d
      where (${isLeftOut}) is not true`,
  ).prepare('search_browsed');
  return async ({ query, ...request }: HitsRequest): Promise<Hits> => {
    const isBrowsing = query.wanted.length === 0 && query.unwanted.length > 0;
    const terms = { wanted: JSON.stringify(query.wanted), unwanted: JSON.stringify(query.unwanted) };
    const [hits] = await (isBrowsing ? browse : search).execute({ ...request, ...terms });
    return hits ?? { ids: [], total: 0 };
  };
}

function statementOf(db: Db, hot: SQL) {
  const { wanted, unwanted, heatOfOne, cap, limit, offset } = given;
  const hits = sql`(
    with asked as materialized (
      select story_search_query(${wanted}::jsonb, false) as wanted,
        story_search_query(${unwanted}::jsonb, true) as unwanted
    ), hot as materialized (
      select * from (${hot}) hot order by heat desc, story_id desc limit ${cap}::int
    ), cold as materialized (
      select d.story_id, heat, ${relevance} as relevance
      from (${SLICED}) d
      where (select count(*) from hot) < ${cap}::int and ${matches} and (${isLeftOut}) is not true and ${isListed}
      limit ${cap}::int
    ), found as materialized (
      select * from hot union all select * from cold where cold.story_id not in (select story_id from hot)
    )
    select (select least(count(*), ${cap}::int)::int from found) as total, array(
      select story_id from found
      order by relevance * (1 + ln(1 + power(2::float8,
        least(greatest(heat - ${heatOfOne}::float8, -100), 100)))) desc, heat desc, story_id desc
      limit ${limit}::int offset ${offset}::int
    ) as ids) as hits`;
  return db.select({ ids: sql<string[]>`ids`, total: sql<number>`total` }).from(hits);
}
