import { eq, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { shareContinuations, shareOpens, shares } from './shares.schema.ts';

/**
 * Moves the shares of a guest, and the shares the guest opened and continued. An opening of both stays once; a share that both
 * continued keeps the account's continuation.
 */
export async function mergeShares(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  await tx.execute(sql`
    with former as (
      delete from ${shareOpens} where user_id = ${guestId} returning share_id, last_day
    )
    insert into ${shareOpens} as known (share_id, user_id, last_day)
    select share_id, ${userId}, last_day from former order by share_id
    on conflict (share_id, user_id) do update set last_day = greatest(known.last_day, excluded.last_day)`);
  await tx.execute(sql`
    with former as (
      delete from ${shareContinuations} where user_id = ${guestId} returning share_id, save_id, head_message_id
    )
    insert into ${shareContinuations} (share_id, user_id, save_id, head_message_id)
    select share_id, ${userId}, save_id, head_message_id from former
    on conflict (share_id, user_id) do nothing`);
  await tx.update(shares).set({ userId }).where(eq(shares.userId, guestId));
}
