import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import type { Erasure } from '../../platform/user-data.ts';
import { shareContinuations, shareMessages, shareOpens, shares } from './shares.schema.ts';

/** Revokes the shares of a user and erases their texts; erases which shares the user opened and continued. */
export async function eraseShares(tx: Tx, { userId, now }: Erasure, limit: number): Promise<number> {
  const own = sql`share_id in (select id from ${shares} where user_id = ${userId})`;
  const texts = await deleteRows(tx, shareMessages, own, limit);
  if (texts > 0) return texts;
  const { rowCount } = await tx.execute(sql`
    update ${shares} set user_id = null, excerpt = '', revoked_at = coalesce(revoked_at, ${now.toISOString()}::timestamptz)
    where user_id = ${userId}`);
  let erased = rowCount ?? 0;
  for (const table of [shareOpens, shareContinuations]) {
    erased += await deleteRows(tx, table, sql`user_id = ${userId}`, limit);
  }
  return erased;
}
