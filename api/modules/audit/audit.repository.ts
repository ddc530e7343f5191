import { count, desc, lt, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import type { RowRange } from '../../platform/keyset.ts';
import { auditEntries } from './audit.schema.ts';

export async function insertEntry(tx: Tx, entry: typeof auditEntries.$inferInsert): Promise<void> {
  await tx.insert(auditEntries).values(entry);
}

/** Erases the reasons of decisions about a user, which may name the person. */
export async function eraseReasons(tx: Tx, { userId }: { userId: string }, limit: number): Promise<number> {
  const { rowCount } = await tx.execute(sql`
    update ${auditEntries} set detail = detail - 'reason'
    where id = any(array(
      select id from ${auditEntries} where owner_id = ${userId} and detail ? 'reason' limit ${limit}))`);
  return rowCount ?? 0;
}

/** Lists entries, the latest first. */
export async function listEntries(handle: Handle, { limit, offset, last }: RowRange) {
  const rows = await handle
    .select()
    .from(auditEntries)
    .where(last === null ? undefined : lt(auditEntries.id, last.key))
    .orderBy(desc(auditEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map((entry) => ({ key: entry.id, id: String(entry.id), entry }));
}

/** Counts up to the cap. */
export async function countEntries(handle: Handle, cap: number): Promise<number> {
  const some = handle.select({ id: auditEntries.id }).from(auditEntries).limit(cap).as('some');
  const [found] = await handle.select({ total: count() }).from(some);
  return found?.total ?? 0;
}
