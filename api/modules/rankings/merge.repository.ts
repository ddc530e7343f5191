import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { storyReaders, storyScores } from './rankings.schema.ts';

/**
 * Moves the reader counts of a guest to an account. A reader of a story who was counted as both is counted once
 * afterwards. Rows are locked in their order, so that counting processes cannot deadlock with it.
 */
export async function mergeReaders(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    select from ${storyReaders} where user_id in (${guestId}, ${userId})
      and story_id in (select story_id from ${storyReaders} where user_id = ${guestId})
    order by story_id, user_id for update`);
  await tx.execute(sql`
    with former as (
      delete from ${storyReaders} where user_id = ${guestId} returning *
    ), moved as (
      insert into ${storyReaders} as known (story_id, user_id, first_day, last_day, turns, counted_real)
      select story_id, ${userId}, first_day, last_day, turns, counted_real from former order by story_id
      on conflict (story_id, user_id) do update set
        first_day = least(known.first_day, excluded.first_day),
        last_day = greatest(known.last_day, excluded.last_day),
        turns = known.turns + excluded.turns,
        counted_real = known.counted_real or excluded.counted_real
      returning story_id, xmax <> 0 as is_known
    ), twice as (
      select story_id from ${storyScores} where story_id in (select story_id from moved where is_known)
      order by story_id for update
    )
    update ${storyScores} as s set reader_count = greatest(s.reader_count - 1, 0)
    from twice where s.story_id = twice.story_id`);
}
