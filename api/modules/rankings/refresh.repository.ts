import { sql } from 'drizzle-orm';
import type { Db, Tx } from '../../platform/db.ts';
import { formatDay } from './periods.ts';

/** Stories per transaction. */
const BATCH = 200;

/** Recomputes the ranks of stories with new counts, and on a new day of those that leave a period. Processes share the work. */
export async function refreshAll(db: Db, now: Date): Promise<void> {
  await db.transaction((tx) => startDay(tx, formatDay(now)));
  while ((await db.transaction((tx) => refreshBatch(tx))) === BATCH);
}

/** On a new day: queues the stories with turns or a publication on a day that left its period. */
async function startDay(tx: Tx, today: string): Promise<void> {
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
      where facet = '' and period = 0 and partition = any(array(select generate_series(0, 11)::smallint))
        and published_at >= (${before}::date - days + 1)::timestamp at time zone 'UTC'
        and published_at < (${today}::date - days + 1)::timestamp at time zone 'UTC') leaving
    order by id on conflict do nothing`);
  await tx.execute(sql`delete from story_days where day <= ${today}::date - 366`);
}

async function refreshBatch(tx: Tx): Promise<number> {
  const { rows } = await tx.execute<{ story_id: string }>(sql`
    delete from story_ranks_due where story_id in (
      select story_id from story_ranks_due order by story_id limit ${BATCH} for update skip locked)
    returning story_id`);
  const ids = rows.map((row) => row.story_id);
  if (ids.length > 0)
    await tx.execute(sql`select story_ranks_refresh(${sql.param(ids)}, story_ranks_today())`);
  return ids.length;
}
