import { and, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../../platform/keyset.ts';
import { type OrderRow, orders } from '../payments.schema.ts';

export async function insertOrder(handle: Handle, order: typeof orders.$inferInsert): Promise<void> {
  await handle.insert(orders).values(order);
}

/** Stores the transaction of an order. Returns false if the order was ended meanwhile. */
export async function attachTransaction(handle: Handle, id: string, transactionId: string): Promise<boolean> {
  const rows = await handle
    .update(orders)
    .set({ transactionId })
    .where(eq(orders.id, id))
    .returning({ state: orders.state });
  return rows[0]?.state === 'OPEN';
}

export async function updateOrder(handle: Handle, id: string, change: Partial<OrderRow>): Promise<void> {
  await handle.update(orders).set(change).where(eq(orders.id, id));
}

/** Ends an order that could not begin, or whose transaction was cancelled. A paid one stays. */
export async function cancelOrder(
  handle: Handle,
  order: SQL,
  beginError: OrderRow['beginError'] = null,
): Promise<void> {
  await handle
    .update(orders)
    .set({ state: 'CANCELLED', beginError })
    .where(and(order, eq(orders.state, 'OPEN')));
}

/** Records that the provider has taken the payment of an order; its event adds the points. */
export async function markPaid(handle: Handle, transactionId: string): Promise<void> {
  await handle
    .update(orders)
    .set({ state: 'PAID' })
    .where(and(withTransaction(transactionId), inArray(orders.state, ['OPEN', 'CANCELLED'])));
}

export const withId = (id: string) => eq(orders.id, id);
export const withTransaction = (transactionId: string) => eq(orders.transactionId, transactionId);

export async function findOrderById(handle: Handle, id: string): Promise<OrderRow | undefined> {
  const [order] = await handle.select().from(orders).where(withId(id));
  return order;
}

export async function findOwnOrder(
  handle: Handle,
  userId: string,
  id: string,
): Promise<OrderRow | undefined> {
  const [order] = await handle
    .select()
    .from(orders)
    .where(and(eq(orders.id, id), eq(orders.userId, userId)));
  return order;
}

interface OrderKeys {
  transactionId: string;
  /** The order that the transaction names; used until the order has its transaction. */
  orderId: string;
}

const ofTransaction = ({ transactionId, orderId }: OrderKeys) =>
  or(withTransaction(transactionId), and(eq(orders.id, orderId), isNull(orders.transactionId)));

/** The order of a transaction. */
export async function lockOrder(tx: Tx, keys: OrderKeys): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(ofTransaction(keys)).for('update');
  return order;
}

/** The order of a plan that is paid and whose event has not arrived. */
export async function findArrivingPlan(handle: Handle, userId: string): Promise<string | null> {
  const [row] = await handle
    .select({ id: orders.id })
    .from(orders)
    .where(
      and(
        eq(orders.userId, userId),
        eq(orders.state, 'PAID'),
        isNotNull(orders.plan),
        isNull(orders.pointsAddedAt),
      ),
    )
    .limit(1);
  return row?.id ?? null;
}

const openPlan = and(eq(orders.state, 'OPEN'), isNotNull(orders.plan));

/**
 * Locks the open orders of plans of these users, in the order of their ids. Waits for a concurrent change of one, such
 * as the attachment of its transaction.
 */
export function lockOpenPlanOrders(tx: Tx, userIds: readonly string[]): Promise<OrderRow[]> {
  return tx
    .select()
    .from(orders)
    .where(and(inArray(orders.userId, [...userIds]), openPlan))
    .orderBy(orders.id)
    .for('update');
}

/** The provider's customer of the latest payment of a user. */
export async function findCustomer(handle: Handle, userId: string): Promise<string | null> {
  const [row] = await handle
    .select({ customerId: orders.customerId })
    .from(orders)
    .where(and(eq(orders.userId, userId), sql`${orders.customerId} is not null`))
    .orderBy(desc(orders.createdAt))
    .limit(1);
  return row?.customerId ?? null;
}

const paidBy = (userId: string) =>
  and(eq(orders.userId, userId), inArray(orders.state, ['PAID', 'REFUNDED'])) as SQL;

/** Paid orders of a user, the latest first. */
export async function listPaidOrders(handle: Handle, userId: string, { limit, offset, last }: RowRange) {
  const rows = await handle
    .select({ order: orders, key: timeToKey(sql`${orders.createdAt}`) })
    .from(orders)
    .where(and(paidBy(userId), earlierThan(last, sql`${orders.createdAt}`, sql`${orders.id}`)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order, key }) => ({ order, key: Number(key), id: order.id }));
}

export function countPaidOrders(handle: Handle, userId: string): Promise<number> {
  return handle.$count(orders, paidBy(userId));
}

/** Waits for other purchases of a plan by the user. */
export async function lockBuyer(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${userId}, 4301))`);
}
