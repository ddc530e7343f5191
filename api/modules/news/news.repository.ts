import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { storyThanks } from './news.schema.ts';

interface Thanks {
  storyId: string;
  userId: string;
}

/** Returns false if the reader has thanked before. */
export async function insertThanks(handle: Handle, thanks: Thanks & { createdAt: Date }): Promise<boolean> {
  const rows = await handle
    .insert(storyThanks)
    .values(thanks)
    .onConflictDoNothing()
    .returning({ storyId: storyThanks.storyId });
  return rows.length > 0;
}

/** The author of a story, with the readers who thanked them since a time and count. */
export async function countNewThanks(
  handle: Handle,
  storyId: string,
  since: Date,
): Promise<{ authorId: string; count: number } | undefined> {
  const { rows } = await handle.execute<{ authorId: string; count: number }>(sql`
    select author_id as "authorId", (
      select count(*)::int from ${storyThanks} t
      where t.story_id = s.story_id and t.created_at >= ${since.toISOString()}::timestamptz
        and visitor_raises_counts(t.story_id, t.user_id)
    ) as count
    from author_stories s where s.story_id = ${storyId}`);
  return rows[0];
}

export async function hasThanked(handle: Handle, { storyId, userId }: Thanks): Promise<boolean> {
  const found = await handle
    .select({ storyId: storyThanks.storyId })
    .from(storyThanks)
    .where(and(eq(storyThanks.storyId, storyId), eq(storyThanks.userId, userId)));
  return found.length > 0;
}

/** Moves the thanks of a guest; a story that both thanked counts once. */
export async function mergeThanks(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (delete from ${storyThanks} where user_id = ${guestId} returning story_id, created_at)
    insert into ${storyThanks} (story_id, user_id, created_at) select story_id, ${userId}, created_at from former
    on conflict do nothing`);
}

export function eraseThanks(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, storyThanks, sql`user_id = ${userId}`, limit);
}

export const ownThanks = defineOwnData(
  'thanks.json',
  'Stories whose authors you thanked.',
  (userId) =>
    sql`select story_id as key, to_jsonb(t) as data from ${storyThanks} t where user_id = ${userId}`,
);
