import { eq, inArray, sql } from 'drizzle-orm';
import type { Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { listRunningMemberships } from './memberships/memberships.repository.ts';
import { endOrder } from './orders/end-order.ts';
import { lockBuyer, lockOpenPlanOrders } from './orders/orders.repository.ts';
import { memberships, orders, paymentEvents } from './payments.schema.ts';

interface Merge {
  guestId: string;
  userId: string;
}

/** Ends open plan orders after a merge. The guest's stays, because the guest is present; none stays beside a plan. */
async function endOpenOrders(tx: Tx, jobs: Pick<Jobs, 'send'>, { guestId, userId }: Merge): Promise<void> {
  const open = await lockOpenPlanOrders(tx, [guestId, userId]);
  if (open.length === 0) return;
  const running = [
    ...(await listRunningMemberships(tx, guestId)),
    ...(await listRunningMemberships(tx, userId)),
  ];
  const isGuestBuying = open.some((order) => order.userId === guestId);
  for (const order of open) {
    if (running.length > 0 || (isGuestBuying && order.userId === userId)) await endOrder(tx, jobs, order);
  }
}

/** Moves the purchases and memberships of a guest. */
export async function mergePayments(tx: Tx, jobs: Pick<Jobs, 'send'>, merge: Merge): Promise<void> {
  const { guestId, userId } = merge;
  // A concurrent checkout of the account is visible, or waits for this lock. One of the guest waits for the guest's.
  await lockBuyer(tx, userId);
  await endOpenOrders(tx, jobs, merge);
  // The same order of locks as when a payment is applied.
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
