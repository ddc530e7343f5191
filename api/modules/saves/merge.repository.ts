import { saveLimits } from '@storyloom/contract/saves/limits';
import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { GuestMerge } from '../../platform/user-data.ts';
import { saves } from './saves.schema.ts';

/** Locks the saves of both people in every story that the guest has played. */
export async function lockForMerge(tx: Tx, { guestId, userId }: GuestMerge): Promise<void> {
  await tx.execute(sql`
    select saves_lock(reader, story_id) from (
      select reader, story_id from (select distinct story_id from ${saves} where user_id = ${guestId}) played
      cross join (values (${guestId}), (${userId})) as readers (reader) order by story_id, reader
    ) in_order`);
}

/**
 * Moves the saves of a guest. The guest's current saves stay current, since the guest is playing them. Saves beyond the
 * limit of a story are archived, the oldest first. Returns the number of saves and their stories.
 */
export async function mergeSaves(
  tx: Tx,
  { guestId, userId }: GuestMerge,
  now: Date,
): Promise<{ saves: number; storyIds: string[] }> {
  await tx.execute(sql`
    update ${saves} set is_current = false where user_id = ${userId} and is_current
      and story_id in (select story_id from ${saves} where user_id = ${guestId} and is_current)`);
  const { rows } = await tx.execute<{ story_id: string }>(
    sql`update ${saves} set user_id = ${userId} where user_id = ${guestId} returning story_id`,
  );
  const storyIds = [...new Set(rows.map((row) => row.story_id))];
  await tx.execute(sql`
    update ${saves} set archived_at = ${now.toISOString()}::timestamptz where id in (
      select id from (
        select id, row_number() over (partition by story_id order by is_current desc, saved_at desc, id desc) as place
        from ${saves} where user_id = ${userId} and archived_at is null and story_id = any(${sql.param(storyIds)}::text[])
      ) ranked where place > ${saveLimits.perStory})`);
  return { saves: rows.length, storyIds };
}
