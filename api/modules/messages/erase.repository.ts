import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { messages, messageTrees } from './messages.schema.ts';

/**
 * Erases messages of a user without saves, with summaries, memories and pictures, and then the trees. Children are newer than
 * their parents, so newest first no delete cascades down a tree.
 */
export async function eraseMessages(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${messages} where id = any(array(
      select newest.id from ${messageTrees} tree cross join lateral (
        select id, seq from ${messages} m where m.root_id = tree.root_id order by seq desc limit ${limit}
      ) newest
      where tree.user_id = ${userId} order by newest.seq desc limit ${limit}))`);
  return rowCount || deleteRows(tx, messageTrees, sql`user_id = ${userId}`, limit);
}
