import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { bookshelf } from './library.schema.ts';

/** Moves the bookshelf of a guest; a story on both stays once, with the later time. Returns the guest's stories. */
export async function mergeBookshelf(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<{ storyIds: string[] }> {
  const { rows } = await tx.execute<{ story_id: string }>(sql`
    with former as (
      delete from ${bookshelf} where user_id = ${guestId} returning story_id, marked_at
    )
    insert into ${bookshelf} as known (user_id, story_id, marked_at)
    select ${userId}, story_id, marked_at from former
    on conflict (user_id, story_id) do update set marked_at = greatest(known.marked_at, excluded.marked_at)
    returning story_id`);
  return { storyIds: rows.map((row) => row.story_id) };
}
