import { sql } from 'drizzle-orm';
import type { Db, Handle } from '../../platform/db.ts';
import { delimiters } from './highlights.ts';
import type { QueryTerm, Weight } from './query-terms.ts';

/** Documents copied from each partition. */
const TOP = 500;

/** Minimum length of a word that a misspelled word is corrected to. */
const MIN_CORRECTION = 4;

/** Words within two edits that are compared with a misspelled word, the closest first. */
const MAX_WITHIN_EDITS = 200;

/** Sorts after every letter, for the upper bound of a prefix. */
const LAST_LETTER = '\u{10ffff}';

/** Copies the documents of the hottest stories of each partition. */
export async function refreshTop(handle: Handle): Promise<void> {
  await handle.execute(sql`
    with hottest as materialized (
      select r.story_id, r.partition, r.trending_score, d.document
      from generate_series(0, 11) as number
      cross join lateral (
        select story_id, partition, trending_score from overall_ranks where partition = number::smallint
        order by trending_score desc, story_id desc limit ${TOP}) r
      cross join lateral (select document from story_search d where d.story_id = r.story_id limit 1) d
    ), removed as (
      delete from story_search_top where story_id not in (select story_id from hottest)
    )
    insert into story_search_top as t (story_id, partition, trending_score, document)
    select story_id, partition, trending_score, document from hottest order by story_id
    on conflict (story_id) do update
      set partition = excluded.partition, trending_score = excluded.trending_score, document = excluded.document
      where (t.partition, t.trending_score, t.document)
        is distinct from (excluded.partition, excluded.trending_score, excluded.document)`);
}

/** A text of a story, with the weight of its field in the search document. */
export interface FieldText {
  story_id: string;
  weight: Weight;
  written: string;
}

/** The terms that apply to the fields of some weights, such as `ABCD`. */
export interface WeightedTerms {
  weights: string;
  terms: readonly QueryTerm[];
}

export interface Highlights {
  /** The texts in their order, with delimiters around matches. */
  texts: string[];
  /** Names of characters that match, by story id. */
  characters: Map<string, string[]>;
}

/**
 * Marks the matches in texts of stories, and finds the characters that match. Prepared: planning takes longer than the
 * work for a few hits.
 */
export function createHighlighter(db: Db) {
  const options = `HighlightAll=true, StartSel="${delimiters.start}", StopSel="${delimiters.end}"`;
  const [terms, texts, ids] = [sql.placeholder('terms'), sql.placeholder('texts'), sql.placeholder('ids')];
  // Few fields match, and checking the document costs a tenth of a headline. Tags and labels occur often.
  const found = sql`(
    with asked as materialized (
      select string_to_table(weights, null) as weight, query from (
        select value ->> 'weights' as weights, story_search_query(value -> 'terms', true) as query
        from jsonb_array_elements(${terms}::jsonb)) each
    ), texts as materialized (
      select * from rows from (jsonb_to_recordset(${texts}::jsonb)
        as (story_id text, weight text, written text)) with ordinality as t (story_id, weight, written, number)
    ), matching as materialized (
      select d.story_id, asked.weight, asked.query, d.characters
      from unnest(${ids}::text[]) as id
      cross join lateral (select * from story_search where story_id = id limit 1) d
      join asked on ts_filter(d.document, array[asked.weight]::"char"[]) @@ asked.query
    ), marked as materialized (
      select weight, written,
        ts_headline('story_text', story_search_text(written), query, ${sql.raw(`'${options}'`)}) as text
      from (select distinct weight, written from texts join matching using (story_id, weight)) found
      join asked using (weight)
    )
    select coalesce(marked.text, written) as text, null as story_id, number
    from texts left join marked using (weight, written)
    union all
    select name, story_id, null from matching cross join unnest(characters) as name
    where weight = 'D' and to_tsvector('story_text', story_search_text(name)) @@ query
    order by number) found`;
  const statement = db
    .select({ text: sql<string>`text`, storyId: sql<string | null>`story_id` })
    .from(found)
    .prepare('search_highlights');

  return async (
    fieldTexts: readonly FieldText[],
    weighted: readonly WeightedTerms[],
  ): Promise<Highlights> => {
    const rows = await statement.execute({
      terms: JSON.stringify(weighted),
      texts: JSON.stringify(fieldTexts),
      ids: storyIds(fieldTexts),
    });
    const characters = new Map<string, string[]>();
    for (const { storyId, text } of rows) {
      if (storyId !== null) characters.set(storyId, [...(characters.get(storyId) ?? []), text]);
    }
    return { texts: rows.filter(({ storyId }) => storyId === null).map(({ text }) => text), characters };
  };
}

const storyIds = (texts: readonly FieldText[]) => [...new Set(texts.map(({ story_id }) => story_id))];

/** A word that no story contains: as typed, and in lower case without accents. */
export interface UnknownWord {
  typed: string;
  plain: string;
}

/** Finds misspelled words and their corrections. Prepared: planning takes longer than the index scans. */
export function createSpellingFinder(db: Db) {
  const [words, plain, end] = [sql.placeholder('words'), sql.placeholder('plain'), sql.placeholder('end')];
  const [initial, initialEnd] = [sql.placeholder('initial'), sql.placeholder('initialEnd')];
  const isLongEnough = sql`length(word) >= ${sql.raw(`${MIN_CORRECTION}`)}`;
  const unknown = db
    .select({ typed: sql<string>`typed`, plain: sql<string>`plain` })
    .from(
      sql`(
        select typed, plain from jsonb_array_elements_text(${words}::jsonb) as typed
        cross join lateral (select lower(unaccent(typed)) as plain) p
        where (select word from story_search_words where word = plain) is null) unknown`,
    )
    .prepare('search_unknown_words');
  // One word per call, so that the planner expects few rows. Trigrams find a wrong first letter, edits two others, and the last a missing space.
  const similar = db
    .select({ word: sql<string>`word` })
    .from(
      sql`(
        (select word from story_search_words where word % ${plain}::text and ${isLongEnough}
          order by similarity(word, ${plain}::text) desc, word limit 20)
        union
        (select word from story_search_words
          where word >= ${plain}::text and word < ${end}::text and ${isLongEnough} order by word limit 20)
        union
        (select word from story_search_words
          where word >= ${initial}::text and word < ${initialEnd}::text and ${isLongEnough}
            and levenshtein_less_equal(word, ${plain}::text, 2) <= 2
          order by levenshtein(word, ${plain}::text), abs(length(word) - length(${plain}::text)), word
          limit ${sql.raw(`${MAX_WITHIN_EDITS}`)})
        union
        select one.word || ' ' || other.word
        from generate_series(3, length(${plain}::text) - 3) as at
        join story_search_words one on one.word = left(${plain}::text, at)
        join story_search_words other on other.word = substr(${plain}::text, at + 1)) found`,
    )
    .prepare('search_similar_words');

  return {
    findUnknownWords: (typed: readonly string[]): Promise<UnknownWord[]> =>
      unknown.execute({ words: JSON.stringify(typed) }),
    /** Words of four letters or more that are similar to this one, begin with it or differ by two edits, and two words that are written as one. */
    async findSimilarWords(word: string): Promise<string[]> {
      const [initial = ''] = word;
      const ends = { end: word + LAST_LETTER, initialEnd: initial + LAST_LETTER };
      const rows = await similar.execute({ plain: word, initial, ...ends });
      return rows.map((row) => row.word);
    },
  };
}

/** Names of the characters by story id. */
export async function findCharacters(handle: Handle, ids: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await handle.execute<{ story_id: string; characters: string[] }>(sql`
    select story_id, characters from story_search
    where story_id in (select jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`);
  return new Map(rows.map(({ story_id, characters }) => [story_id, characters]));
}
