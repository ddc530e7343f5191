import { desc, eq, inArray, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { paymentAdjustments, paymentClawbacks } from '../payments.schema.ts';

export type Adjustment = typeof paymentAdjustments.$inferSelect;
export type Clawback = typeof paymentClawbacks.$inferSelect;

/**
 * Stores the state of an adjustment, unless a later one is stored. Its creation and its approval may have the same time
 * and arrive in any order: a pending state never replaces another of the same time.
 */
export async function saveAdjustment(tx: Tx, adjustment: Adjustment): Promise<void> {
  await tx
    .insert(paymentAdjustments)
    .values(adjustment)
    .onConflictDoUpdate({
      target: paymentAdjustments.id,
      set: { status: adjustment.status, amount: adjustment.amount, changedAt: adjustment.changedAt },
      setWhere: sql`${paymentAdjustments.changedAt} < excluded.changed_at or (
        ${paymentAdjustments.changedAt} = excluded.changed_at and excluded.status <> 'pending_approval')`,
    });
}

/** The adjustments of some transactions, the latest first. */
export function listAdjustments(handle: Handle, transactionIds: readonly string[]): Promise<Adjustment[]> {
  return handle
    .select()
    .from(paymentAdjustments)
    .where(inArray(paymentAdjustments.transactionId, [...transactionIds]))
    .orderBy(desc(paymentAdjustments.changedAt), desc(paymentAdjustments.id));
}

/** The latest first. */
export function listClawbacks(handle: Handle, transactionId: string): Promise<Clawback[]> {
  return handle
    .select()
    .from(paymentClawbacks)
    .where(eq(paymentClawbacks.transactionId, transactionId))
    .orderBy(desc(paymentClawbacks.createdAt), desc(paymentClawbacks.key));
}

export async function insertClawback(tx: Tx, clawback: typeof paymentClawbacks.$inferInsert): Promise<void> {
  await tx.insert(paymentClawbacks).values(clawback);
}

export async function addRestored(tx: Tx, key: string, amount: number): Promise<void> {
  await tx
    .update(paymentClawbacks)
    .set({ restored: sql`${paymentClawbacks.restored} + ${amount}` })
    .where(eq(paymentClawbacks.key, key));
}
