import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { storyReaders } from './rankings.schema.ts';

/** Erases which stories a user read. The counts of the stories stay. */
export function eraseReaders(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, storyReaders, sql`user_id = ${userId}`, limit);
}
