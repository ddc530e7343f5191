import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { saves } from './saves.schema.ts';

/** Erases the saves of a user with their pinned facts. */
export function eraseSaves(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, saves, sql`user_id = ${userId}`, limit);
}
