import { type SQL, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { notifications, storyAnnouncements } from './notifications.schema.ts';

/** Returns false if the story was announced before. */
export async function insertAnnouncement(tx: Tx, storyId: string, announcedAt: Date): Promise<boolean> {
  const rows = await tx
    .insert(storyAnnouncements)
    .values({ storyId, announcedAt })
    .onConflictDoNothing()
    .returning({ storyId: storyAnnouncements.storyId });
  return rows.length > 0;
}

/** True for a user who has not turned notifications of new stories off. */
export const wantsStories = (userId: SQL) => sql`not exists (
  select from muted_groups muted where muted.user_id = ${userId} and muted.notice_group = 'FOLLOWED')`;

/**
 * Notifies the next batch of the followers from before the announcement, but those who turned it off. Returns false when all have been notified. The
 * announcement is locked, so that each batch is written once.
 */
export async function notifyFollowers(
  tx: Tx,
  storyId: string,
  { limit, now }: { limit: number; now: Date },
): Promise<boolean> {
  const { rows: locked } = await tx.execute(sql`
    select from ${storyAnnouncements} where story_id = ${storyId} and finished_at is null for update`);
  if (locked.length === 0) return false;
  const { rows } = await tx.execute<{ last: string | null; total: number }>(sql`
    with batch as (
      select f.follower_id, a.announced_at from ${storyAnnouncements} a
      join author_stories s on s.story_id = a.story_id
      join author_followers f on f.author_id = s.author_id
      where a.story_id = ${storyId} and f.followed_at <= a.announced_at
        and f.follower_id > coalesce(a.last_follower, '')
      order by f.follower_id limit ${limit}
    ), inserted as (
      insert into ${notifications} (user_id, story_id, created_at)
      select follower_id, ${storyId}, announced_at from batch where ${wantsStories(sql`follower_id`)}
      on conflict do nothing
    )
    select max(follower_id) as last, count(*)::int as total from batch`);
  const { last = null, total = 0 } = rows[0] ?? {};
  const isFinished = total < limit;
  await tx.execute(sql`
    update ${storyAnnouncements} set last_follower = ${isFinished ? null : last},
      finished_at = ${isFinished ? now.toISOString() : null}::timestamptz
    where story_id = ${storyId}`);
  return !isFinished;
}
