import { type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from './db.ts';

/** Deletes up to `limit` rows that match; returns their number. */
export async function deleteRows(tx: Tx, table: PgTable, where: SQL, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${where} limit ${limit}))`,
  );
  return rowCount ?? 0;
}
