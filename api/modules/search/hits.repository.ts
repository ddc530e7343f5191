import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../platform/db.ts';
import type { SearchQuery } from './query-terms.ts';

/** Stories examined for a search that only excludes words. */
const BROWSED = 2_000;
/** Weights of the fields, from D to A as PostgreSQL expects: other text, author, tags, title. */
const WEIGHTS = '{0.1, 0.4, 0.7, 1.0}';

/** All documents, tier by tier. PostgreSQL starts a scan only when the tiers before it yield too few matches. */
const TIERS = sql.join(
  Array.from({ length: 8 }, (_, tier) => {
    return sql`select story_id, partition, trending_score, document from story_search where tier = ${sql.raw(`${tier}`)}`;
  }),
  sql` union all `,
);

export interface HitsRequest {
  query: SearchQuery;
  /** The partitions that this visitor's lists show. */
  partitions: readonly number[];
  /** Trending score of a story with a weight of 1 now. */
  baseScore: number;
  /** Matches are counted up to this number. */
  cap: number;
  limit: number;
  offset: number;
}

export interface Hits {
  ids: string[];
  total: number;
}

const parameters = Object.fromEntries(
  (['wanted', 'unwanted', 'partitions', 'baseScore', 'cap', 'limit', 'offset'] as const).map((name) => [
    name,
    sql.placeholder(name),
  ]),
) as Record<'wanted' | 'unwanted' | keyof Omit<HitsRequest, 'query'>, ReturnType<typeof sql.placeholder>>;

const isListed = sql`partition = any(${parameters.partitions}::smallint[])`;
const matches = sql`document @@ (select wanted from asked)`;
const isExcluded = sql`document @@ (select unwanted from asked)`;
const relevance = sql`ts_rank(${sql.raw(`'${WEIGHTS}'`)}::float4[], document, (select wanted from asked), 1)`;

/** The hottest stories: each partition is read in the order of an index, then merged. */
const browsed = sql`select r.story_id, r.trending_score
  from unnest(${parameters.partitions}::smallint[]) as wanted (number)
  cross join lateral (select story_id, trending_score from overall_ranks
    where partition = wanted.number
    order by trending_score desc, story_id desc limit ${sql.raw(`${BROWSED}`)}) r
  order by trending_score desc, story_id desc limit ${sql.raw(`${BROWSED}`)}`;

/**
 * Finds the best matches by relevance × trending score. Both arms are bounded for every query. Prepared: with the query
 * as a parameter, the planner never chooses to read the whole catalogue.
 */
export function createHitsFinder(db: Db) {
  const search = buildStatement(
    db,
    sql`select story_id, trending_score, ${relevance} as relevance from story_search_top
      where ${matches} and (${isExcluded}) is not true and ${isListed}`,
  ).prepare('search_hits');
  const browse = buildStatement(
    db,
    sql`select r.story_id, trending_score, 1 as relevance from (${browsed}) r
      cross join lateral (select document from story_search d where d.story_id = r.story_id limit 1) d
      where (${isExcluded}) is not true`,
  ).prepare('search_browse');
  return async ({ query, ...request }: HitsRequest): Promise<Hits> => {
    const isBrowsing = query.wanted.length === 0 && query.unwanted.length > 0;
    const terms = { wanted: JSON.stringify(query.wanted), unwanted: JSON.stringify(query.unwanted) };
    const [hits] = await (isBrowsing ? browse : search).execute({ ...request, ...terms });
    return hits ?? { ids: [], total: 0 };
  };
}

function buildStatement(db: Db, top: SQL) {
  const { wanted, unwanted, baseScore, cap, limit, offset } = parameters;
  const hits = sql`(
    with asked as materialized (
      select story_search_query(${wanted}::jsonb, false) as wanted,
        story_search_query(${unwanted}::jsonb, true) as unwanted
    ), top as materialized (
      select * from (${top}) top order by trending_score desc, story_id desc limit ${cap}::int
    ), rest as materialized (
      select d.story_id, trending_score, ${relevance} as relevance
      from (${TIERS}) d
      where (select count(*) from top) < ${cap}::int and ${matches} and (${isExcluded}) is not true and ${isListed}
      limit ${cap}::int
    ), found as materialized (
      select * from top union all select * from rest where rest.story_id not in (select story_id from top)
    )
    select (select least(count(*), ${cap}::int)::int from found) as total, array(
      select story_id from found
      order by relevance * (1 + ln(1 + power(2::float8,
        least(greatest(trending_score - ${baseScore}::float8, -100), 100)))) desc, trending_score desc, story_id desc
      limit ${limit}::int offset ${offset}::int
    ) as ids) as hits`;
  return db.select({ ids: sql<string[]>`ids`, total: sql<number>`total` }).from(hits);
}
