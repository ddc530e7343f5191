import { and, desc, eq, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../../platform/keyset.ts';
import { type MembershipRow, memberships, orders } from '../payments.schema.ts';

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
