import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db.ts';
import { dayOf } from './stories.period.ts';

/** So late lists may follow what is read. */
export const RANKS_EVERY_MS = 5_000;
/** Stories brought up to date in one transaction. */
const BATCH = 200;

/** Brings `story_ranks` to what was counted since, and to the day. Several processes share the work. */
export async function bringRanksUpToDate(db: Db, now: Date): Promise<void> {
  await db.transaction((tx) => turnDay(tx, dayOf(now)));
  while ((await db.transaction((tx) => refreshSome(tx))) === BATCH);
}

/** On a new day: whatever a day that left its period had brought to a story is out of date. */
async function turnDay(tx: Tx, today: string): Promise<void> {
  await tx.execute(sql`insert into story_ranks_day (day) values (${today}) on conflict do nothing`);
  const { rows } = await tx.execute<{ before: string }>(sql`
    update story_ranks_day set day = ${today}::date where day < ${today}::date returning old.day::text as before`);
  const before = rows[0]?.before;
  if (before === undefined) return;
  await tx.execute(sql`
    insert into story_ranks_due
    select distinct id from unnest(array[1, 7, 30, 365]) as days cross join lateral (
      select story_id as id from story_days
      where day > ${before}::date - days and day <= ${today}::date - days
      union all
      select story_id from story_ranks
      where facet = '' and period = 0 and shelf = any(array(select generate_series(0, 11)::smallint))
        and published_at >= (${before}::date - days + 1)::timestamp at time zone 'UTC'
        and published_at < (${today}::date - days + 1)::timestamp at time zone 'UTC') leaving
    order by id on conflict do nothing`);
  await tx.execute(sql`delete from story_days where day <= ${today}::date - 366`);
}

async function refreshSome(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ story_id: string }>(sql`
    delete from story_ranks_due where story_id in (
      select story_id from story_ranks_due order by story_id limit ${BATCH} for update skip locked)
    returning story_id`);
  const ids = rows.map((row) => row.story_id);
  if (ids.length > 0)
    await tx.execute(sql`select story_ranks_refresh(${sql.param(ids)}, story_ranks_today())`);
  return ids.length;
}
