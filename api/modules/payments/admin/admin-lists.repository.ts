import { and, desc, eq, isNotNull, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Handle, Tx } from '../../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../../platform/keyset.ts';
import {
  type MembershipRow,
  memberships,
  orders,
  type PaymentEventRow,
  paymentEvents,
} from '../payments.schema.ts';

/** Orders of a user in every state, the latest first. */
export async function listOrders(handle: Handle, userId: string, { limit, offset, last }: RowRange) {
  const createdAt = sql`${orders.createdAt}`;
  const rows = await handle
    .select({ order: orders, key: timeToKey(createdAt) })
    .from(orders)
    .where(and(eq(orders.userId, userId), earlierThan(last, createdAt, sql`${orders.id}`)))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ order, key }) => ({ order, key: Number(key), id: order.id }));
}

export function countOrders(handle: Handle, userId: string): Promise<number> {
  return handle.$count(orders, eq(orders.userId, userId));
}

/** The latest changed first. */
export function listMemberships(handle: Handle, userId: string): Promise<MembershipRow[]> {
  return handle
    .select()
    .from(memberships)
    .where(eq(memberships.userId, userId))
    .orderBy(desc(memberships.changedAt));
}

/** Events about the orders and subscriptions of a user. */
const ofUser = (handle: Handle, userId: string) =>
  sql`${paymentEvents.subjectId} in ${unionAll(
    handle
      .select({ id: sql<string>`${orders.transactionId}` })
      .from(orders)
      .where(and(eq(orders.userId, userId), isNotNull(orders.transactionId))),
    handle
      .select({ id: sql<string>`${memberships.id}` })
      .from(memberships)
      .where(eq(memberships.userId, userId)),
  )}`;

/** The latest first. */
export async function listEvents(handle: Handle, userId: string, { limit, offset, last }: RowRange) {
  const occurredAt = sql`${paymentEvents.occurredAt}`;
  const rows = await handle
    .select({ event: paymentEvents, key: timeToKey(occurredAt) })
    .from(paymentEvents)
    .where(and(ofUser(handle, userId), earlierThan(last, occurredAt, sql`${paymentEvents.id}`)))
    .orderBy(desc(paymentEvents.occurredAt), desc(paymentEvents.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ event, key }) => ({ event, key: Number(key), id: event.id }));
}

export function countEvents(handle: Handle, userId: string): Promise<number> {
  return handle.$count(paymentEvents, ofUser(handle, userId));
}

/** Marks a stored event as waiting; undefined for an unknown one. */
export async function markWaiting(tx: Tx, id: string): Promise<PaymentEventRow | undefined> {
  const [event] = await tx
    .update(paymentEvents)
    .set({ appliedAt: null })
    .where(eq(paymentEvents.id, id))
    .returning();
  return event;
}

/** The user of a transaction or subscription. */
export async function findSubjectUser(handle: Handle, subjectId: string): Promise<string | null> {
  const [order] = await handle
    .select({ userId: orders.userId })
    .from(orders)
    .where(eq(orders.transactionId, subjectId));
  if (order !== undefined) return order.userId;
  const [membership] = await handle
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(eq(memberships.id, subjectId));
  return membership?.userId ?? null;
}
