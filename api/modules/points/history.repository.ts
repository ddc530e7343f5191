import { and, desc, eq, inArray, isNull, lt, or, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle } from '../../platform/db.ts';
import type { RowRange } from '../../platform/keyset.ts';
import type { Entry } from './points.repository.ts';
import { pointsEntries } from './points.schema.ts';

const released = alias(pointsEntries, 'released');

export interface RecordsQuery {
  userId: string;
  kinds: readonly Entry['kind'][];
}

/** An entry with the title of the story that it was for. */
export type RecordRow = Entry & { storyTitle: string | null };

/** Lists entries of a user without holds that were returned, newest first. */
export async function listRecords(
  handle: Handle,
  query: RecordsQuery,
  { limit, offset, last }: RowRange,
): Promise<{ key: number; id: string; entry: RecordRow }[]> {
  const rows = await selectRecords(handle, query, last?.key)
    .orderBy(desc(pointsEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry, storyTitle }) => ({
    key: entry.id,
    id: String(entry.id),
    entry: { ...entry, storyTitle },
  }));
}

export async function countRecords(handle: Handle, query: RecordsQuery, cap: number) {
  const some = selectRecords(handle, query).limit(cap).as('some');
  const [row] = await handle.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

function selectRecords(handle: Handle, { userId, kinds }: RecordsQuery, before?: number) {
  return handle
    .select({
      entry: pointsEntries,
      storyTitle: sql<string | null>`(
        select title from author_stories where story_id = ${pointsEntries.target} ->> 'storyId' and status in ('PUBLISHED', 'UNLISTED'))`,
    })
    .from(pointsEntries)
    .leftJoin(
      released,
      and(eq(released.holdKey, pointsEntries.key), inArray(released.kind, ['REFUND', 'EXPIRE'])),
    )
    .where(
      and(
        eq(pointsEntries.userId, userId),
        inArray(pointsEntries.kind, [...kinds]),
        before === undefined ? undefined : lt(pointsEntries.id, before),
        isNull(released.id),
      ),
    );
}

export async function findRecord(
  handle: Handle,
  query: RecordsQuery,
  id: number,
): Promise<Entry | undefined> {
  const [entry] = await handle
    .select()
    .from(pointsEntries)
    .where(
      and(
        eq(pointsEntries.id, id),
        eq(pointsEntries.userId, query.userId),
        inArray(pointsEntries.kind, [...query.kinds]),
      ),
    );
  return entry;
}

/** The entries that belong to an entry: the end of its hold, its cause, and what it caused; oldest first. */
export async function listRelated(handle: Handle, { key, causeKey }: Entry): Promise<Entry[]> {
  return handle
    .select()
    .from(pointsEntries)
    .where(
      or(
        inArray(pointsEntries.key, causeKey === null ? [key] : [key, causeKey]),
        eq(pointsEntries.holdKey, key),
        eq(pointsEntries.causeKey, key),
      ),
    )
    .orderBy(pointsEntries.id);
}

/** Points spent by UTC day and reason since a time, without returned holds. */
export async function sumSpending(handle: Handle, userId: string, since: Date) {
  const from = since.toISOString();
  const { rows } = await handle.execute<{ day: string; reason: string; amount: string }>(sql`
    select to_char(spent.created_at at time zone 'UTC', 'YYYY-MM-DD') as day, spent.reason, sum(spent.amount) as amount
    from ${pointsEntries} spent
    where spent.user_id = ${userId} and spent.kind in ('HOLD', 'SPEND') and spent.created_at >= ${from}::timestamptz
      -- The latest entry from before the time: the index begins after it.
      and spent.id > coalesce((
        select id from ${pointsEntries} where user_id = ${userId} and created_at < ${from}::timestamptz
        order by id desc limit 1), 0)
      and not exists (
        select from ${pointsEntries} ending where ending.hold_key = spent.key and ending.kind in ('REFUND', 'EXPIRE'))
    group by 1, 2`);
  return rows.map(({ day, reason, amount }) => ({ day, reason, amount: Number(amount) }));
}
