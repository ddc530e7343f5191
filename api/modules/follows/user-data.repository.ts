import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { defineOwnData } from '../../platform/own-data.ts';
import { follows } from './follows.schema.ts';

/** Moves the follows of a guest. An author whom both follow stays once, with the earlier time. */
export async function mergeFollows(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (delete from ${follows} where follower_id = ${guestId} returning author_id, followed_at, is_named)
    insert into ${follows} as known (follower_id, author_id, followed_at, is_named)
    select ${userId}, author_id, followed_at, is_named from former where author_id <> ${userId}
    on conflict (follower_id, author_id)
      do update set followed_at = least(known.followed_at, excluded.followed_at)`);
}

/** Erases the follows and the followers of a user. */
export function eraseFollows(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, follows, sql`follower_id = ${userId} or author_id = ${userId}`, limit);
}

export const ownFollows = defineOwnData(
  'follows.json',
  'Authors you follow.',
  (userId) =>
    sql`select author_id as key, to_jsonb(f) as data from ${follows} f where follower_id = ${userId}`,
);
