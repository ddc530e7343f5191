import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Tx } from '../../platform/db.ts';

/** Heat halves every 48 hours; counted forward from here, so that old numbers need no touching. */
const EPOCH = Date.UTC(2026, 0, 1);
const HALF_LIFE_MS = 48 * 3_600_000;

const WEIGHTS = { readerDay: 1, tenTurns: 3, cameBack: 4 };
const GUEST_FACTOR = 0.25;
/** Weights in SQL must never be zero: its logarithm has no value. */
const NOTHING = 1e-9;

/** log2 of a weight given at a time, on the scale of `story_heat.heat`. */
export function heatOf(weight: number, at: Date): number {
  return Math.log2(Math.max(weight, NOTHING)) + (at.getTime() - EPOCH) / HALF_LIFE_MS;
}

export interface Turn {
  userId: string;
  isRealUser: boolean;
  /** The author playing their own story warms nothing. */
  own: boolean;
}

interface ReaderRow extends Record<string, unknown> {
  turns: number;
  is_first: boolean;
  last_day: string | null;
}

/**
 * Counts one reader's turn in a story: two narrow rows, whatever the story's size.
 * Call it last in its transaction: a popular story's row is a queue.
 */
export async function bumpChatCount(tx: Tx, storyId: string, turn: Turn, clock: Clock): Promise<void> {
  const now = clock.now();
  const today = now.toISOString().slice(0, 10);
  const { rows } = await tx.execute<ReaderRow>(sql`
    with prior as (
      select last_day from story_readers where story_id = ${storyId} and user_id = ${turn.userId}
    )
    insert into story_readers (story_id, user_id, first_day, last_day, turns)
    values (${storyId}, ${turn.userId}, ${today}, ${today}, 1)
    on conflict (story_id, user_id) do update set last_day = excluded.last_day, turns = story_readers.turns + 1
    returning turns, xmax = 0 as is_first, (select last_day::text from prior) as last_day`);
  const reader = rows[0];
  const isReader = reader?.is_first === true && !turn.own;
  const heat = reader ? heatOf(weigh(reader, turn, today), now) : null;
  await tx.execute(sql`
    update story_heat set
      chat_count = chat_count + 1,
      reader_count = reader_count + ${isReader ? 1 : 0},
      heat = greatest(heat, ${heat}::float8)
        + ln(1 + power(2::float8, greatest(-abs(heat - ${heat}::float8), -1000))) / ln(2::float8)
    where story_id = ${storyId}`);
}

/** What one turn adds: a reader's day counts once, ten turns once, and coming back the day after most. */
function weigh(reader: ReaderRow, turn: Turn, today: string): number {
  if (turn.own) return 0;
  let weight = 0;
  if (reader.last_day !== today) weight += WEIGHTS.readerDay;
  if (reader.last_day !== null && isDayBefore(reader.last_day, today)) weight += WEIGHTS.cameBack;
  if (reader.turns === 10) weight += WEIGHTS.tenTurns;
  return weight * (turn.isRealUser ? 1 : GUEST_FACTOR);
}

function isDayBefore(day: string, today: string): boolean {
  return Date.parse(today) - Date.parse(day) === 86_400_000;
}
