import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { wantsStories } from './announcements.repository.ts';
import { notifications, storyAnnouncements } from './notifications.schema.ts';

/**
 * Moves the notifications of a guest. A story that both have stays once, read if either read it. The account is
 * notified of announcements that are still running too: the job may have passed its id and not have reached the guest's. One
 * statement does both, so that a job which ends meanwhile is seen by both or by neither. Runs after the merge of follows.
 */
export async function mergeNotifications(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (
      delete from ${notifications} where user_id = ${guestId} returning story_id, created_at, read_at
    ), running as (
      select a.story_id, a.announced_at from ${storyAnnouncements} a
      join author_stories s on s.story_id = a.story_id
      join author_followers f on f.author_id = s.author_id
      where a.finished_at is null and f.follower_id = ${userId} and f.followed_at <= a.announced_at
        and ${wantsStories(sql`f.follower_id`)}
        and a.story_id not in (select story_id from former)
    )
    insert into ${notifications} as known (user_id, story_id, created_at, read_at)
    select ${userId}, story_id, created_at, read_at from former
    union all select ${userId}, story_id, announced_at, null from running
    on conflict (user_id, story_id) do update set read_at = coalesce(known.read_at, excluded.read_at)`);
}

export function eraseNotifications(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, notifications, sql`user_id = ${userId}`, limit);
}

/** Deletes notifications from before a time; returns their number. */
export function deleteBefore(tx: Tx, before: Date, limit: number): Promise<number> {
  return deleteRows(tx, notifications, sql`created_at < ${before.toISOString()}::timestamptz`, limit);
}

export const ownNotifications = defineOwnData(
  'notifications.json',
  'Notifications of new stories.',
  (userId) =>
    sql`select story_id as key, to_jsonb(n) as data from ${notifications} n where user_id = ${userId}`,
);
