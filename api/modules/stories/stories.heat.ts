import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { dayOf } from './stories.period.ts';

/** Heat halves every 48 hours; counted forward from here, so that old numbers need no touching. */
const EPOCH = Date.UTC(2026, 0, 1);
const HALF_LIFE_MS = 48 * 3_600_000;

const WEIGHTS = { readerDay: 1, tenTurns: 3, cameBack: 4, shareOpened: 3 };
const GUEST_FACTOR = 0.25;
/** Nobody reads more stories than this in a day: what a reader opens beyond them counts for nothing. */
const STORIES_A_DAY = 50;
/** Weights in SQL must never be zero: its logarithm has no value. */
const NOTHING = 1e-9;

/** log2 of a weight given at a time, on the scale of `story_heat.heat`. */
export function heatOf(weight: number, at: Date): number {
  return Math.log2(Math.max(weight, NOTHING)) + (at.getTime() - EPOCH) / HALF_LIFE_MS;
}

export interface Turn {
  storyId: string;
  userId: string;
  isRealUser: boolean;
  /** The author playing their own story warms nothing. */
  own: boolean;
}

interface ReaderRow extends Record<string, unknown> {
  story_id: string;
  user_id: string;
  turns: number;
  is_first: boolean;
  last_day: string | null;
  /** For the first time as a real user, and not the author. */
  is_first_real: boolean;
  is_flagged: boolean;
}

/** What the turns of a while add to one story. */
interface Sum {
  chats: number;
  readers: number;
  weight: number;
  /** Towards the creator contract: unique real readers and chats, neither own nor flagged. */
  lifetime: number;
}

/**
 * Counts turns in two statements, however many they are and whoever took them: a popular story's row is
 * written once for all. Rows are taken in the order of their ids, so that processes never wait in a ring.
 */
export async function countTurns(tx: Tx, turns: readonly Turn[], now: Date): Promise<void> {
  const today = dayOf(now);
  const byReader = Map.groupBy(turns, readerKey);
  const sums = new Map<string, Sum>();
  for (const row of await countReaders(tx, [...byReader.values()], today)) {
    const taken = byReader.get(readerKey({ storyId: row.story_id, userId: row.user_id })) ?? [];
    const sum = sums.get(row.story_id) ?? { chats: 0, readers: 0, weight: 0, lifetime: 0 };
    sum.chats += taken.length;
    sum.readers += row.is_first && !taken[0]?.own ? 1 : 0;
    sum.weight += weigh(row, taken, today);
    sum.lifetime += taken[0]?.own || row.is_flagged ? 0 : taken.length + (row.is_first_real ? 1 : 0);
    sums.set(row.story_id, sum);
  }
  await warm(tx, sums, now);
}

export interface ShareOpened {
  storyId: string;
  isRealUser: boolean;
  /** The author opening a share of their own story warms nothing. */
  own: boolean;
}

/** Adds what opened shares are worth; who opened one before today is the caller's to leave out. */
export async function countShareOpened(tx: Tx, opens: readonly ShareOpened[], now: Date): Promise<void> {
  const sums = new Map<string, Sum>();
  for (const { storyId, isRealUser, own } of opens) {
    if (own) continue;
    const sum = sums.get(storyId) ?? { chats: 0, readers: 0, weight: 0, lifetime: 0 };
    sum.weight += WEIGHTS.shareOpened * (isRealUser ? 1 : GUEST_FACTOR);
    sums.set(storyId, sum);
  }
  if (sums.size > 0) await warm(tx, sums, now);
}

const readerKey = ({ storyId, userId }: Pick<Turn, 'storyId' | 'userId'>) => `${storyId}:${userId}`;

async function countReaders(tx: Tx, taken: Turn[][], today: string): Promise<ReaderRow[]> {
  const rows = taken.map((turns) => ({
    story_id: turns[0]?.storyId,
    user_id: turns[0]?.userId,
    turns: turns.length,
    counts_real: turns[0]?.isRealUser === true && !turns[0].own,
  }));
  const result = await tx.execute<ReaderRow>(sql`
    with new as (
      select new.* from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as new (story_id text, user_id text, turns integer, counts_real boolean)
      -- A story or a reader may be gone by now.
      join stories on stories.id = new.story_id join users on users.id = new.user_id
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
      prior.last_day is distinct from ${today}::date and user_id in (select user_id from busy) as is_flagged
    from counted left join prior using (story_id, user_id)`);
  return result.rows;
}

async function warm(tx: Tx, sums: ReadonlyMap<string, Sum>, now: Date): Promise<void> {
  const rows = [...sums].map(([story_id, { chats, readers, weight, lifetime }]) => ({
    story_id,
    chats,
    readers,
    lifetime,
    weight,
    added: heatOf(weight, now),
  }));
  await tx.execute(sql`
    with sums as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sums (story_id text, chats integer, readers integer, lifetime integer, weight float8, added float8)
    ), days as (
      insert into story_days as d (story_id, day, weight, chats)
      select story_id, ${dayOf(now)}::date, weight, chats from sums order by story_id
      on conflict (story_id, day) do update set weight = d.weight + excluded.weight, chats = d.chats + excluded.chats
    ), due as (
      insert into story_ranks_due select story_id from sums order by story_id on conflict do nothing
    ), locked as (
      select story_id from story_heat where story_id in (select story_id from sums) order by story_id for update
    )
    update story_heat set
      chat_count = chat_count + chats,
      reader_count = reader_count + readers,
      lifetime_heat = lifetime_heat + lifetime,
      heat = greatest(heat, added)
        + ln(1 + power(2::float8, greatest(-abs(heat - added), -1000))) / ln(2::float8)
    from sums join locked using (story_id)
    where story_heat.story_id = sums.story_id`);
}

/** What a reader's turns add: a day counts once, ten turns once, and coming back the day after most. */
function weigh(reader: ReaderRow, taken: readonly Turn[], today: string): number {
  const [turn] = taken;
  if (turn === undefined || turn.own || reader.is_flagged) return 0;
  let weight = 0;
  if (reader.last_day !== today) weight += WEIGHTS.readerDay;
  if (reader.last_day !== null && isDayBefore(reader.last_day, today)) weight += WEIGHTS.cameBack;
  if (reader.turns >= 10 && reader.turns - taken.length < 10) weight += WEIGHTS.tenTurns;
  return weight * (turn.isRealUser ? 1 : GUEST_FACTOR);
}

function isDayBefore(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) === 86_400_000;
}
