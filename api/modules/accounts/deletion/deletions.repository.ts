import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { accountDeletions } from '../accounts.schema.ts';

export type AccountDeletion = typeof accountDeletions.$inferSelect;

/** Schedules a deletion, or replaces the one that is scheduled. */
export async function saveDeletion(tx: Tx, deletion: typeof accountDeletions.$inferInsert): Promise<void> {
  const { requestedAt, erasesAt, keepWorks, ofGuest } = deletion;
  await tx.insert(accountDeletions).values(deletion).onConflictDoUpdate({
    target: accountDeletions.userId,
    set: { requestedAt, erasesAt, keepWorks, ofGuest },
  });
}

/** `cancelled`: a scheduled deletion was cancelled. `begun`: data is being erased. */
export async function cancelDeletion(tx: Tx, userId: string): Promise<'none' | 'cancelled' | 'begun'> {
  const isOwn = eq(accountDeletions.userId, userId);
  const cancelled = await tx
    .delete(accountDeletions)
    .where(and(isOwn, isNull(accountDeletions.erasingSince)))
    .returning({ userId: accountDeletions.userId });
  if (cancelled.length > 0) return 'cancelled';
  const [begun] = await tx.select({ userId: accountDeletions.userId }).from(accountDeletions).where(isOwn);
  return begun === undefined ? 'none' : 'begun';
}

/** Cancels the erasure of a guest's data, unless it has begun. */
export async function cancelGuestDeletion(tx: Tx, userId: string): Promise<void> {
  const { ofGuest, erasingSince } = accountDeletions;
  await tx
    .delete(accountDeletions)
    .where(and(eq(accountDeletions.userId, userId), eq(ofGuest, true), isNull(erasingSince)));
}

/** Deletions that are due, the oldest first. */
export async function listDue(handle: Handle, now: Date, limit: number): Promise<AccountDeletion[]> {
  return handle
    .select()
    .from(accountDeletions)
    .where(lte(accountDeletions.erasesAt, now))
    .orderBy(asc(accountDeletions.erasesAt), asc(accountDeletions.userId))
    .limit(limit);
}

/** Marks a due deletion as begun, so that no login cancels it. Returns false if it was cancelled. */
export async function beginDeletion(tx: Tx, userId: string, now: Date): Promise<boolean> {
  const rows = await tx
    .update(accountDeletions)
    .set({ erasingSince: now })
    .where(and(eq(accountDeletions.userId, userId), lte(accountDeletions.erasesAt, now)))
    .returning({ userId: accountDeletions.userId });
  return rows.length > 0;
}

export async function endDeletion(handle: Handle, userId: string): Promise<void> {
  await handle.delete(accountDeletions).where(eq(accountDeletions.userId, userId));
}
