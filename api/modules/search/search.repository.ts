import { type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../platform/db.ts';
import { marks } from './search.highlight.ts';
import type { QueryTerm, SearchQuery } from './search.query.ts';

/** So many of the hottest of each shelf are kept together. */
const HOT = 500;
/** Stories looked through for a search of nothing but exclusions. */
const BROWSED = 2_000;
/** Title, tags, author, the rest; PostgreSQL wants them from D to A. */
const WEIGHTS = '{0.1, 0.4, 0.7, 1.0}';

/** Every document, slice by slice: PostgreSQL opens one only when those before it gave too few. */
const SLICED = sql.join(
  Array.from(
    { length: 8 },
    (_, slice) =>
      sql`select story_id, shelf, heat, document from story_search where slice = ${sql.raw(`${slice}`)}`,
  ),
  sql` union all `,
);

/** Sorts after every word that begins like it. */
const LAST_LETTER = '\u{10ffff}';

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

/**
 * The best matches by relevance × what is read now. Both arms are bounded, whatever is asked. The query
 * reaches the index as a value unknown to the planner, which then never reads the whole catalogue for it.
 */
export async function findHits(handle: Handle, request: HitsRequest): Promise<Hits> {
  const { query, shelves, heatOfOne, cap, limit, offset } = request;
  const isListed = sql`shelf = any(${sql.param(shelves)}::smallint[])`;
  const matches = sql`document @@ (select wanted from asked)`;
  const isLeftOut = sql`document @@ (select unwanted from asked)`;
  const relevance = sql`ts_rank(${WEIGHTS}::float4[], document, (select wanted from asked), 1)`;
  // Nothing but exclusions: the hottest without those.
  const isBrowsing = query.wanted.length === 0 && query.unwanted.length > 0;
  const hot = isBrowsing
    ? sql`select r.story_id, heat, 1 as relevance from (${hottest(shelves, BROWSED)}) r
        cross join lateral (select document from story_search d where d.story_id = r.story_id limit 1) d
        where (${isLeftOut}) is not true`
    : sql`select story_id, heat, ${relevance} as relevance from story_search_hot
        where ${matches} and (${isLeftOut}) is not true and ${isListed}`;
  const { rows } = await handle.execute<{ ids: string[]; total: number }>(sql`
    with asked as materialized (
      select story_search_query(${JSON.stringify(query.wanted)}::jsonb, false) as wanted,
        story_search_query(${JSON.stringify(query.unwanted)}::jsonb, true) as unwanted
    ), hot as materialized (
      select * from (${hot}) hot order by heat desc, story_id desc limit ${cap}
    ), cold as materialized (
      select d.story_id, heat, ${relevance} as relevance
      from (${SLICED}) d
      where (select count(*) from hot) < ${cap} and ${matches} and (${isLeftOut}) is not true and ${isListed}
      limit ${cap}
    ), found as materialized (
      select * from hot union all select * from cold where cold.story_id not in (select story_id from hot)
    )
    select (select least(count(*), ${cap})::int from found) as total, array(
      select story_id from found
      order by relevance * (1 + ln(1 + power(2::float8,
        least(greatest(heat - ${heatOfOne}::float8, -100), 100)))) desc, heat desc, story_id desc
      limit ${limit} offset ${offset}
    ) as ids`);
  return rows[0] ?? { ids: [], total: 0 };
}

function hottest(shelves: readonly number[], limit: number): SQL {
  const each = shelves.map(
    (shelf) => sql`(select story_id, heat from story_ranks
      where facet = '' and period = 0 and shelf = ${shelf}::smallint
      order by heat desc, story_id desc limit ${limit})`,
  );
  return sql`select * from (${sql.join(each, sql` union all `)}) every_shelf
    order by heat desc, story_id desc limit ${limit}`;
}

/** Brings the copies of the hottest documents up to date. */
export async function refreshHot(handle: Handle): Promise<void> {
  await handle.execute(sql`
    with hottest as materialized (
      select r.story_id, r.shelf, r.heat, d.document
      from generate_series(0, 11) as number
      cross join lateral (
        select story_id, shelf, heat from story_ranks
        where facet = '' and period = 0 and shelf = number::smallint
        order by heat desc, story_id desc limit ${HOT}) r
      cross join lateral (select document from story_search d where d.story_id = r.story_id limit 1) d
    ), gone as (
      delete from story_search_hot where story_id not in (select story_id from hottest)
    )
    insert into story_search_hot as h (story_id, shelf, heat, document)
    select story_id, shelf, heat, document from hottest order by story_id
    on conflict (story_id) do update set shelf = excluded.shelf, heat = excluded.heat, document = excluded.document
    where (h.shelf, h.heat, h.document) is distinct from (excluded.shelf, excluded.heat, excluded.document)`);
}

/** The texts, whole and in their order, with marks around what was asked for. */
export async function markTexts(
  handle: Handle,
  texts: readonly string[],
  lit: readonly QueryTerm[],
): Promise<string[]> {
  const options = `HighlightAll=true, StartSel="${marks.from}", StopSel="${marks.to}"`;
  const { rows } = await handle.execute<{ marked: string }>(sql`
    with asked as materialized (select story_search_query(${JSON.stringify(lit)}::jsonb, true) as lit)
    select coalesce(ts_headline('story_text', story_search_text(written), (select lit from asked), ${options}),
      written) as marked
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as t (written, place)
    order by place`);
  return rows.map(({ marked }) => marked);
}

/** The words that no story knows, each with how it reads without accents. */
export async function findUnknownWords(handle: Handle, words: readonly string[]) {
  const { rows } = await handle.execute<{ typed: string; plain: string }>(sql`
    select typed, plain from jsonb_array_elements_text(${JSON.stringify(words)}::jsonb) as typed
    cross join lateral (select lower(unaccent(typed)) as plain) p
    where (select word from story_search_words where word = plain) is null`);
  return rows;
}

/** Known words like this one, and those beginning with it. One word a call: the planner then knows how few fit. */
export async function findLikeWords(handle: Handle, plain: string): Promise<string[]> {
  const { rows } = await handle.execute<{ word: string }>(sql`
    (select word from story_search_words where word % ${plain}
      order by similarity(word, ${plain}) desc, word limit 20)
    union
    (select word from story_search_words where word >= ${plain} and word < ${plain + LAST_LETTER}
      order by word limit 20)`);
  return rows.map(({ word }) => word);
}

/** Names of the cast, by story. */
export async function findCharacters(handle: Handle, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await handle.execute<{ story_id: string; characters: string[] }>(sql`
    select story_id, characters from story_search
    where story_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Map(rows.map(({ story_id, characters }) => [story_id, characters]));
}
