import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { deleteRows } from '../../platform/delete-rows.ts';
import { bookshelf } from './library.schema.ts';

/** Erases the bookshelf of a user. */
export function eraseBookshelf(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  return deleteRows(tx, bookshelf, sql`user_id = ${userId}`, limit);
}
