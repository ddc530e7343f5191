import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { userSettings } from './settings.schema.ts';

/** Erases the settings of a user. */
export function eraseSettings(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, userSettings, sql`user_id = ${userId}`, limit);
}
