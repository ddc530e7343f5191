import { sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';

const KEY = 4307;

/**
 * Locks counting for a transaction that counts turns or opened shares: it waits for merges of guests, and they wait for it.
 * Counting locks the people it names, by foreign keys, and then scores; a merge locks scores and then the guest. Counting
 * transactions do not wait for one another.
 */
export async function lockToCount(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(${KEY})`);
}

/** Locks counting for a merge of a guest, before it changes counts or scores. */
export async function lockCounts(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${KEY})`);
}
