import { and, desc, eq, inArray, isNull, lt, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Handle, Tx } from '../../platform/db.ts';
import type { RowRange } from '../../platform/keyset.ts';
import { pointsAccounts, pointsEntries, pointsSuccessors } from './points.schema.ts';

export type NewEntry = typeof pointsEntries.$inferInsert;
export type Entry = typeof pointsEntries.$inferSelect;

/** Inserts an entry unless its key was used; returns whether it did. Waits for a concurrent insert with the same key. */
export async function insertEntry(tx: Tx, entry: NewEntry): Promise<boolean> {
  const rows = await tx
    .insert(pointsEntries)
    .values(entry)
    .onConflictDoNothing()
    .returning({ id: pointsEntries.id });
  return rows.length > 0;
}

export async function findEntry(handle: Handle, key: string): Promise<Entry | undefined> {
  const [entry] = await handle.select().from(pointsEntries).where(eq(pointsEntries.key, key));
  return entry;
}

export async function addToBalance(tx: Tx, userId: string, amount: number): Promise<void> {
  await tx
    .insert(pointsAccounts)
    .values({ userId, balance: amount })
    .onConflictDoUpdate({
      target: pointsAccounts.userId,
      set: { balance: sql`${pointsAccounts.balance} + excluded.balance` },
    });
}

/** Holds points. Returns null, or the balance if it is too low. */
export async function holdPoints(tx: Tx, hold: object, at: Date): Promise<number | null> {
  const { rows } = await tx.execute<{ balance: string | null }>(
    sql`select points_hold(${JSON.stringify(hold)}::jsonb, ${at.toISOString()}::timestamptz) as balance`,
  );
  const balance = rows[0]?.balance ?? null;
  return balance === null ? null : Number(balance);
}

/** Locks the account of a user, or finds that of the successor of a merged guest. */
export async function lockOwner(tx: Tx, userId: string): Promise<string> {
  const own = eq(pointsAccounts.userId, userId);
  const [account] = await tx
    .select({ userId: pointsAccounts.userId })
    .from(pointsAccounts)
    .where(own)
    .for('update');
  if (account !== undefined) return account.userId;
  const [merged] = await tx
    .select({ successorId: pointsSuccessors.successorId })
    .from(pointsSuccessors)
    .where(eq(pointsSuccessors.userId, userId));
  return merged?.successorId ?? userId;
}

/** Deletes the account of a merged guest and returns its balance. */
export async function closeAccount(tx: Tx, userId: string, successorId: string): Promise<number> {
  await tx.insert(pointsSuccessors).values({ userId, successorId }).onConflictDoNothing();
  const [closed] = await tx
    .delete(pointsAccounts)
    .where(eq(pointsAccounts.userId, userId))
    .returning({ balance: pointsAccounts.balance });
  return closed?.balance ?? 0;
}

export async function readBalance(handle: Handle, userId: string): Promise<number> {
  const [row] = await handle
    .select({ balance: pointsAccounts.balance })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.userId, userId));
  return row?.balance ?? 0;
}

const refund = alias(pointsEntries, 'refund');

export interface RecordsQuery {
  userId: string;
  kinds: readonly ('GRANT' | 'HOLD' | 'MERGE')[];
}

/** Lists grants, holds and merges of a user without refunded holds, newest first. */
export async function listRecords(
  handle: Handle,
  query: RecordsQuery,
  { limit, offset, last }: RowRange,
): Promise<{ key: number; id: string; entry: Entry }[]> {
  const rows = await selectRecords(handle, query, last?.key)
    .orderBy(desc(pointsEntries.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ entry }) => ({ key: entry.id, id: String(entry.id), entry }));
}

export async function countRecords(handle: Handle, query: RecordsQuery, cap: number) {
  const some = selectRecords(handle, query).limit(cap).as('some');
  const [row] = await handle.select({ total: sql<number>`count(*)::int` }).from(some);
  return row?.total ?? 0;
}

function selectRecords(handle: Handle, { userId, kinds }: RecordsQuery, before?: number) {
  return handle
    .select({ entry: pointsEntries })
    .from(pointsEntries)
    .leftJoin(refund, and(eq(refund.holdKey, pointsEntries.key), eq(refund.kind, 'REFUND')))
    .where(
      and(
        eq(pointsEntries.userId, userId),
        // The index covers these kinds only.
        sql`${pointsEntries.kind} in ('GRANT', 'HOLD', 'MERGE')`,
        inArray(pointsEntries.kind, [...kinds]),
        before === undefined ? undefined : lt(pointsEntries.id, before),
        isNull(refund.id),
      ),
    );
}
