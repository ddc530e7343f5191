import { categories } from '@storyloom/contract/stories/categories';
import type pg from 'pg';
import { toTrendingScore } from '../modules/rankings/trending-score.ts';
import { firstWords, lastWords } from './generate-words.ts';

/** Stories per transaction: small enough to finish within the statement timeout on a busy machine. */
const BATCH = 1_000;
const PROGRESS_EVERY = 10_000;
const AUTHORS = 500;

/**
 * Generates stories for scale tests inside the database, in batches, with the covers of the seed stories. Running it again
 * adds missing stories only.
 */
export async function generateStories(
  pool: pg.Pool,
  { count, now, onProgress }: { count: number; now: Date; onProgress(done: number): void },
): Promise<void> {
  await pool.query(
    `insert into users (id, is_real, name, created_at)
     select 'genauthor' || lpad(n::text, 7, '0'), true, 'Author ' || n, $2::timestamptz - interval '2 years'
     from generate_series(1, $1::int) n on conflict do nothing`,
    [AUTHORS, now],
  );
  const { rows } = await pool.query<{ last: number }>(
    `select coalesce(max(substr(id, 4)::int), 0) as last from stories where id ~ '^gen[0-9]{13}$'`,
  );
  await pool.query(
    `insert into story_ranks_day (day) values ($1::timestamptz::date)
     on conflict (only_row) do update set day = greatest(story_ranks_day.day, excluded.day)`,
    [now],
  );
  for (let from = (rows[0]?.last ?? 0) + 1; from <= count; from += BATCH) {
    const to = Math.min(from + BATCH - 1, count);
    await insertBatch(pool, from, to, now);
    if (to % PROGRESS_EVERY === 0 || to === count) onProgress(to);
  }
  await pool.query('analyze stories, story_scores, story_versions, story_ranks, story_search');
}

/** All values derive from the row number, so every run generates the same stories. */
const ROWS = `
  select 'gen' || lpad(n::text, 13, '0') as id, n, abs(hashint4(n)) as h, abs(hashint4(n + 7919)) as g
  from generate_series($1::int, $2::int) n`;

async function insertBatch(pool: pg.Pool, from: number, to: number, now: Date): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query("set local statement_timeout = '120s'");
    await client.query(STORIES, [from, to, now, firstWords, lastWords, categories, AUTHORS]);
    await client.query(DAYS, [from, to, now]);
    await client.query(SCORES, [from, to, toTrendingScore(1, now)]);
    // Last: inserting a version creates the search document with the story's rank.
    await client.query(VERSIONS, [from, to, now]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const STORIES = `
  with r as (${ROWS}), covers as (
    select array_agg(cover) as list from (
      select cover from stories where status = 'PUBLISHED' and id !~ '^gen[0-9]{13}$' order by id limit 100) c)
  insert into stories (id, author_id, type, status, title, hook, summary, perspective, category, rating, tags, cover,
    version_id, word_count, created_at, updated_at, published_at, edited_at)
  select r.id, 'genauthor' || lpad((1 + h % $7::int)::text, 7, '0'),
    case when h % 4 = 0 then 'ROLE' else 'STORY' end, 'PUBLISHED',
    ($4::text[])[1 + h % cardinality($4::text[])] || ' ' || ($5::text[])[1 + g % cardinality($5::text[])],
    'A generated story, number ' || n, 'Made for scale tests; number ' || n || ' of its kind.', 'SECOND_PERSON',
    ($6::text[])[1 + g % cardinality($6::text[])],
    (array['G', 'PG', 'PG', 'PG_13', 'PG_13', 'R'])[1 + h % 6],
    array['generated', lower(($4::text[])[1 + g % cardinality($4::text[])])],
    coalesce(covers.list[1 + h % cardinality(covers.list)],
      '{"url": "/files/none.webp", "thumbUrl": "/files/none.webp", "width": 640, "height": 960, "placeholder": null}'),
    'v' || substr(r.id, 2), 120,
    at, at, at, at
  from r cross join covers cross join lateral (
    select $3::timestamptz - (1 + h % 1000000) * interval '63 seconds' as at) t
  on conflict do nothing`;

const VERSIONS = `
  insert into story_versions (id, story_id, number, content, created_at)
  select s.version_id, s.id, 1, jsonb_build_object('type', s.type, 'title', s.title, 'perspective', s.perspective,
    'rating', s.rating, 'category', s.category, 'opening', 'You arrive where ' || s.title || ' begins.',
    'options', jsonb_build_array('Look', 'Go on'), 'worldBook', jsonb_build_object('structure', 'One road.',
    'background', 'Nobody came here for years.', 'rules', 'Every door opens once.', 'specialEvents', 'At dusk, bells.'),
    'main', jsonb_build_object('name', 'Wren', 'profile', 'Knows the road.'), 'supporting', '[]'::jsonb,
    'styleSample', 'Plain words, evenly set.'), $3
  from (${ROWS}) r join stories s on s.id = r.id
  on conflict do nothing`;

/** One in eight stories has turns on three of the last 400 days, mostly recent ones. */
const DAYS = `
  insert into story_days (story_id, day, weight, chats)
  select id, $3::timestamptz::date - floor(400 * power((abs(hashint4(n * 4 + k)) % 10000) / 10000.0, 3))::int,
    1 + (h + k) % 50, 1 + (g + k) % 200
  from (${ROWS}) r cross join lateral generate_series(1, case when h % 8 = 0 then 3 else 0 end) as k
  on conflict do nothing`;

const SCORES = `
  insert into story_scores (story_id, trending_score, chat_count, reader_count, heat)
  select id, $3::float8 - (h % 100000) / 500.0, g % 5000, g % 900, g % 5000 + g % 900 from (${ROWS}) r
  on conflict do nothing`;
