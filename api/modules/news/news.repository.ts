import { and, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { storyThanks } from './news.schema.ts';

interface Thanks {
  storyId: string;
  userId: string;
}

/** Idempotent. */
export async function insertThanks(handle: Handle, thanks: Thanks & { createdAt: Date }): Promise<void> {
  await handle.insert(storyThanks).values(thanks).onConflictDoNothing();
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
