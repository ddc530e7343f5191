import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { formatDay } from './periods.ts';
import { storyDays, storyScores } from './rankings.schema.ts';
import { toTrendingScore } from './trending-score.ts';

/** Reading more stories than this in a day is not human: turns in further stories add no weight. */
const STORIES_A_DAY = 50;

/** Turns of one reader in one story. */
export interface NewTurns {
  storyId: string;
  userId: string;
  turns: number;
  /** Whether the reader has an account and is not the author. */
  isRealReader: boolean;
}

export interface CountedReader extends Record<string, unknown> {
  story_id: string;
  user_id: string;
  /** All turns, with the new ones. */
  turns: number;
  is_first: boolean;
  /** YYYY-MM-DD. */
  last_day: string | null;
  /** The reader plays the story for the first time with an account, and is not its author. */
  is_first_real: boolean;
  /** The reader has exceeded the number of stories that count per day, or is a guest beyond those who count of a network. */
  is_flagged: boolean;
}

/** Adds turns to their readers. Leaves out stories that were deleted and readers who were erased meanwhile. */
export async function upsertReaders(
  tx: Tx,
  added: readonly NewTurns[],
  today: string,
): Promise<CountedReader[]> {
  const rows = added.map(({ storyId, userId, turns, isRealReader }) => ({
    story_id: storyId,
    user_id: userId,
    turns,
    counts_real: isRealReader,
  }));
  const result = await tx.execute<CountedReader>(sql`
    with new as (
      select new.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new (story_id text, user_id text, turns integer, counts_real boolean)
      join stories on stories.id = new.story_id
      join users on users.id = new.user_id and users.erased_at is null
    ), prior as (
      select story_id, user_id, last_day, counted_real from story_readers join new using (story_id, user_id)
    ), busy as (
      select user_id from story_readers where user_id in (select user_id from new) and last_day = ${today}
      group by user_id having count(*) >= ${STORIES_A_DAY}
    ), counted as (
      insert into story_readers (story_id, user_id, first_day, last_day, turns, counted_real)
      select story_id, user_id, ${today}, ${today}, turns, counts_real from new order by story_id, user_id
      on conflict (story_id, user_id) do update
        set last_day = excluded.last_day, turns = story_readers.turns + excluded.turns,
          counted_real = story_readers.counted_real or excluded.counted_real
      returning story_id, user_id, turns, counted_real, xmax = 0 as is_first
    )
    select counted.story_id, counted.user_id, counted.turns, is_first, prior.last_day::text as last_day,
      counted.counted_real and prior.counted_real is not true as is_first_real,
      prior.last_day is distinct from ${today}::date and user_id in (select user_id from busy)
        or not counted.counted_real and not visitor_raises_counts(story_id, user_id) as is_flagged
    from counted left join prior using (story_id, user_id)`);
  return result.rows;
}

/** Scores that a batch of turns or opened shares adds to one story. */
export interface StorySum {
  chats: number;
  readers: number;
  weight: number;
  /** Heat of the creator contract: unique real readers and chats, neither the author's nor flagged. */
  heat: number;
}

/** The readers of a story before and after a batch. */
export interface ReaderChange extends Record<string, unknown> {
  storyId: string;
  before: number;
  after: number;
}

/**
 * Adds sums to stories, and returns those that got readers. Rows are locked in the order of their ids, so that processes cannot
 * deadlock.
 */
export async function addScores(
  tx: Tx,
  sums: ReadonlyMap<string, StorySum>,
  now: Date,
): Promise<ReaderChange[]> {
  const rows = [...sums].map(([story_id, { chats, readers, weight, heat }]) => ({
    story_id,
    chats,
    readers,
    heat,
    weight,
    added: toTrendingScore(weight, now),
  }));
  const { rows: counted } = await tx.execute<ReaderChange>(sql`
    with sums as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as sums
        (story_id text, chats integer, readers integer, heat integer, weight float8, added float8)
    ), days as (
      insert into story_days as d (story_id, day, weight, chats)
      select story_id, ${formatDay(now)}::date, weight, chats from sums order by story_id
      on conflict (story_id, day) do update set weight = d.weight + excluded.weight, chats = d.chats + excluded.chats
    ), due as (
      insert into story_ranks_due select story_id from sums order by story_id on conflict do nothing
    ), locked as (
      select story_id from story_scores where story_id in (select story_id from sums) order by story_id for update
    )
    update story_scores as s set
      chat_count = s.chat_count + sums.chats,
      reader_count = s.reader_count + sums.readers,
      heat = s.heat + sums.heat,
      trending_score = greatest(s.trending_score, added)
        + ln(1 + power(2::float8, greatest(-abs(s.trending_score - added), -1000))) / ln(2::float8)
    from sums join locked using (story_id)
    where s.story_id = sums.story_id
    returning s.story_id as "storyId", (s.reader_count - sums.readers)::int as before, s.reader_count::int as after`);
  return counted.filter(({ before, after }) => before < after);
}

export interface NewScore {
  storyId: string;
  /** The initial weight, so that lists of the first day have an order. */
  weight: number;
  publishedAt: Date;
  /** The time at which the score has this weight. */
  scoredAt: Date;
}

/** Begins the ranking of a new story. The score comes last: its trigger writes the ranks from the days. */
export async function insertScore(
  tx: Tx,
  { storyId, weight, publishedAt, scoredAt }: NewScore,
): Promise<void> {
  if (weight > 0) await tx.insert(storyDays).values({ storyId, day: formatDay(publishedAt), weight });
  await tx.insert(storyScores).values({ storyId, trendingScore: toTrendingScore(weight, scoredAt) });
}
