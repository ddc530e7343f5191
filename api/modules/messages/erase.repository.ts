import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { messages } from './messages.schema.ts';

/**
 * Erases messages of a user without saves, with summaries, memories and pictures. Children are newer than their parents, so
 * newest first no delete cascades down a tree.
 */
export async function eraseMessages(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    delete from ${messages} where id = any(array(
      select id from ${messages} where user_id = ${userId} order by seq desc limit ${limit}))`);
  return rowCount ?? 0;
}
