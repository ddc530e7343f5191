import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { shareOpens, shares } from './shares.schema.ts';

/** Opening shares of more stories than this in a day is not human: further opens are not scored. */
const STORIES_A_DAY = 50;

export interface InsertedOpen extends Record<string, unknown> {
  share_id: string;
  user_id: string;
  /** Whether it adds to the story's trending score: the visitor's first open of any share of the story today. */
  is_scored: boolean;
}

/** A share that was opened, with all its opens. */
export interface OpenedShare extends Record<string, unknown> {
  id: string;
  userId: string;
  storyId: string;
  count: number;
}

/**
 * Inserts the opens that are the first of their visitor, share and day. Returns those, and the shares whose links still
 * have an owner.
 */
export async function insertOpens(
  tx: Tx,
  opens: readonly { shareId: string; userId: string }[],
  today: string,
): Promise<{ inserted: InsertedOpen[]; opened: OpenedShare[] }> {
  const rows = opens.map(({ shareId, userId }) => ({ share_id: shareId, user_id: userId }));
  const { rows: inserted } = await tx.execute<InsertedOpen>(sql`
    with asked as (
      select asked.*, shares.story_id,
        row_number() over (partition by asked.user_id, shares.story_id order by asked.share_id) as place
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as asked (share_id text, user_id text)
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
      and asked.user_id not in (select user_id from busy)
      and visitor_raises_counts(asked.story_id, asked.user_id) as is_scored
    from counted join asked using (share_id, user_id)`);
  const added = Map.groupBy(inserted, ({ share_id }) => share_id);
  const sums = [...added].map(([share_id, { length }]) => ({ share_id, opens: length }));
  const { rows: opened } = await tx.execute<OpenedShare>(sql`
    with sums as (
      select * from jsonb_to_recordset(${JSON.stringify(sums)}::jsonb) as sums (share_id text, opens integer)
    ), locked as (
      select id from ${shares} where id in (select share_id from sums) order by id for update
    )
    update ${shares} set open_count = open_count + opens from sums join locked on locked.id = sums.share_id
    where ${shares.id} = sums.share_id
    returning ${shares.id}, ${shares.userId} as "userId", ${shares.storyId} as "storyId", open_count::int as count`);
  return { inserted, opened: opened.filter(({ userId }) => userId !== null) };
}
