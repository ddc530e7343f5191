import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { mutedNotices, notices } from './notices.schema.ts';

/** Moves the notices of a guest, and the groups that the guest turned off. What both were told stays once. */
export async function mergeNotices(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (delete from ${notices} where user_id = ${guestId} returning *)
    insert into ${notices} (user_id, key, kind, story_id, detail, created_at, read_at)
    select ${userId}, key, kind, story_id, detail, created_at, read_at from former order by key
    on conflict do nothing`);
  await tx.execute(sql`
    with former as (delete from ${mutedNotices} where user_id = ${guestId} returning notice_group)
    insert into ${mutedNotices} (user_id, notice_group) select ${userId}, notice_group from former
    on conflict do nothing`);
}

export async function eraseNotices(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const told = await deleteRows(tx, notices, sql`user_id = ${userId}`, limit);
  return told + (await deleteRows(tx, mutedNotices, sql`user_id = ${userId}`, limit));
}

export const ownNotices = defineOwnData(
  'notices.json',
  'Notifications about your links, stories, plan and reports.',
  (userId) => sql`select key, to_jsonb(n) as data from ${notices} n where user_id = ${userId}`,
);

export const ownMutedNotices = defineOwnData(
  'muted-notifications.json',
  'Kinds of notifications you turned off.',
  (userId) =>
    sql`select notice_group as key, to_jsonb(m) as data from ${mutedNotices} m where user_id = ${userId}`,
);
