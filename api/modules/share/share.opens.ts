import { sql } from 'drizzle-orm';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import type { Stories } from '../stories/stories.service.ts';
import { shareOpens, shares } from './share.schema.ts';

const FLUSH_MS = 1_000;
/** While the database is away opens wait; more than these are not worth the memory. */
const MOST_WAITING = 10_000;
/** Nobody reads shares of more stories in a day: what a visitor opens beyond them warms nothing. */
const STORIES_A_DAY = 50;
/** Visits remembered so that a reload asks the database for nothing. */
const MOST_SEEN = 50_000;

export interface Open {
  shareId: string;
  storyId: string;
  userId: string;
  isRealUser: boolean;
  /** The story's author is no reader of it. */
  own: boolean;
}

interface Counted extends Record<string, unknown> {
  share_id: string;
  user_id: string;
  warms: boolean;
}

/**
 * Counts who opens shares, once a visitor and day. Opens are gathered and written once a second, and those of
 * today that were seen already cost no write. A process that dies loses a second of counts.
 */
export function createOpenCounter(parts: {
  db: Db;
  clock: Clock;
  logger: Logger;
  stories: Pick<Stories, 'countShareOpened'>;
}) {
  const { db, clock, logger, stories } = parts;
  let waiting = new Map<string, Open>();
  let seen = new Set<string>();
  let seenDay = '';
  let timer: NodeJS.Timeout | undefined;

  async function write(tx: Tx, opens: Map<string, Open>): Promise<void> {
    const counted = await countOpens(tx, [...opens.values()], clock.now());
    const warming = counted.flatMap(({ share_id, user_id, warms }) => {
      const open = opens.get(keyOf({ shareId: share_id, userId: user_id }));
      return warms && open !== undefined ? [open] : [];
    });
    await stories.countShareOpened(tx, warming);
  }

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const opens = waiting;
    waiting = new Map();
    if (opens.size === 0) return;
    try {
      await db.transaction((tx) => write(tx, opens));
    } catch (err) {
      logger.warn({ err, opens: opens.size }, 'opened shares were not counted; they wait for the next time');
      waiting = new Map([...opens, ...waiting].slice(0, MOST_WAITING));
    }
  }

  return {
    flush,
    count(open: Open): void {
      const today = dayOf(clock.now());
      if (today !== seenDay || seen.size >= MOST_SEEN) seen = new Set();
      seenDay = today;
      const key = keyOf(open);
      if (seen.has(key)) return;
      seen.add(key);
      waiting.set(key, open);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}

const keyOf = ({ shareId, userId }: Pick<Open, 'shareId' | 'userId'>) => `${shareId}:${userId}`;
const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/**
 * Adds the opens that are the first of their visitor's day. One `warms` its story when the visitor opened no
 * other share of it today, and not shares of more stories than anybody reads: many shares of one path are not many
 * readers.
 */
async function countOpens(tx: Tx, opens: readonly Open[], now: Date): Promise<Counted[]> {
  const rows = opens.map(({ shareId, userId }) => ({ share_id: shareId, user_id: userId }));
  const today = dayOf(now);
  const { rows: counted } = await tx.execute<Counted>(sql`
    with asked as (
      select asked.*, shares.story_id,
        row_number() over (partition by asked.user_id, shares.story_id order by asked.share_id) as place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (share_id text, user_id text)
      -- A share or a visitor may be gone by now.
      join shares on shares.id = asked.share_id join users on users.id = asked.user_id
    ), earlier as (
      select distinct o.user_id, s.story_id from ${shareOpens} o join ${shares} s on s.id = o.share_id
      where o.last_day = ${today} and o.user_id in (select user_id from asked)
    ), busy as (
      select user_id from earlier group by user_id having count(*) >= ${STORIES_A_DAY}
    ), counted as (
      insert into ${shareOpens} as known (share_id, user_id, last_day)
      select share_id, user_id, ${today} from asked order by share_id, user_id
      on conflict (share_id, user_id) do update set last_day = excluded.last_day
        where known.last_day < excluded.last_day
      returning share_id, user_id
    )
    select counted.share_id, counted.user_id, asked.place = 1 and not exists (
      select from earlier where earlier.user_id = asked.user_id and earlier.story_id = asked.story_id)
      and asked.user_id not in (select user_id from busy) as warms
    from counted join asked using (share_id, user_id)`);
  const added = Map.groupBy(counted, ({ share_id }) => share_id);
  const sums = [...added].map(([share_id, { length }]) => ({ share_id, opens: length }));
  await tx.execute(sql`
    with sums as (
      select * from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as sums (share_id text, opens integer)
    ), locked as (
      select id from ${shares} where id in (select share_id from sums) order by id for update
    )
    update ${shares} set open_count = open_count + opens from sums join locked on locked.id = sums.share_id
    where ${shares.id} = sums.share_id`);
  return counted;
}
