import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import { memberships, orders, paymentEvents } from './payments.schema.ts';

/** Moves the purchases and memberships of a guest. */
export async function mergePayments(
  tx: Tx,
  { guestId, userId }: { guestId: string; userId: string },
): Promise<void> {
  // The order of locks of a payment that is applied.
  await tx.update(orders).set({ userId }).where(eq(orders.userId, guestId));
  await tx.update(memberships).set({ userId }).where(eq(memberships.userId, guestId));
}

/** Detaches purchases and memberships from a user and deletes the content of their events; the sums stay for accounting. */
export async function detachPayments(tx: Tx, userId: string): Promise<number> {
  const detached = await tx
    .update(orders)
    .set({ userId: null, customerId: null })
    .where(eq(orders.userId, userId))
    .returning({ subjectId: sql<string>`coalesce(${orders.transactionId}, '')` });
  const ended = await tx
    .update(memberships)
    .set({ userId: null })
    .where(eq(memberships.userId, userId))
    .returning({ subjectId: memberships.id });
  const subjects = [...detached, ...ended].map(({ subjectId }) => subjectId);
  if (subjects.length > 0) await tx.delete(paymentEvents).where(inArray(paymentEvents.subjectId, subjects));
  return subjects.length;
}
