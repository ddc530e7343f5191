import { and, asc, desc, eq, gt, gte, inArray, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import type { RowRange } from '../../../platform/keyset.ts';
import {
  type OrderRow,
  orders,
  paymentClawbacks,
  paymentDifferences,
  paymentReconciliations,
  type ReconciliationRow,
} from '../payments.schema.ts';
import type { Found } from './compare.ts';

/** Waits for concurrent beginnings of a comparison. */
export async function lockReconciliations(tx: Tx): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(4302)`);
}

/** Replaces the latest comparison. */
export async function replaceReconciliation(
  tx: Tx,
  row: typeof paymentReconciliations.$inferInsert,
): Promise<void> {
  await tx.delete(paymentReconciliations);
  await tx.insert(paymentReconciliations).values(row);
}

export async function findLatest(handle: Handle): Promise<ReconciliationRow | undefined> {
  const [row] = await handle
    .select()
    .from(paymentReconciliations)
    .orderBy(desc(paymentReconciliations.startedAt))
    .limit(1);
  return row;
}

export async function findReconciliation(handle: Handle, id: string): Promise<ReconciliationRow | undefined> {
  const [row] = await handle.select().from(paymentReconciliations).where(eq(paymentReconciliations.id, id));
  return row;
}

export async function updateReconciliation(
  handle: Handle,
  id: string,
  change: Partial<ReconciliationRow>,
): Promise<void> {
  await handle.update(paymentReconciliations).set(change).where(eq(paymentReconciliations.id, id));
}

/** Begins the comparison, or begins it again. */
export async function restart(tx: Tx, id: string): Promise<void> {
  await tx.delete(paymentDifferences).where(eq(paymentDifferences.reconciliationId, id));
  await updateReconciliation(tx, id, { state: 'RUNNING', transactions: 0, orders: 0, endedAt: null });
}

export async function insertDifferences(
  handle: Handle,
  reconciliationId: string,
  found: readonly Found[],
): Promise<void> {
  if (found.length === 0) return;
  await handle
    .insert(paymentDifferences)
    .values(found.map((difference) => ({ ...difference, reconciliationId })))
    .onConflictDoNothing();
}

const of = (reconciliationId: string) => eq(paymentDifferences.reconciliationId, reconciliationId);

/** In the order in which they were found. */
export async function listDifferences(handle: Handle, id: string, { limit, offset, last }: RowRange) {
  const rows = await handle
    .select({ difference: paymentDifferences, userId: orders.userId })
    .from(paymentDifferences)
    .leftJoin(orders, eq(orders.id, paymentDifferences.orderId))
    .where(and(of(id), last === null ? undefined : gt(paymentDifferences.id, last.key)))
    .orderBy(asc(paymentDifferences.id))
    .limit(limit)
    .offset(offset);
  return rows.map((row) => ({ ...row, key: row.difference.id, id: String(row.difference.id) }));
}

export function countDifferences(handle: Handle, id: string): Promise<number> {
  return handle.$count(paymentDifferences, of(id));
}

/** The orders of transactions: by the transaction, and by the id that it carries while the order has none. */
export function findOrdersOf(
  handle: Handle,
  transactions: readonly { id: string; custom_data: { orderId: string } }[],
): Promise<OrderRow[]> {
  const ids = transactions.map(({ id }) => id);
  const orderIds = transactions.map(({ custom_data: { orderId } }) => orderId);
  return handle
    .select()
    .from(orders)
    .where(
      or(inArray(orders.transactionId, ids), and(inArray(orders.id, orderIds), isNull(orders.transactionId))),
    );
}

interface OrderSpan {
  from: Date;
  to: Date;
  /** The order after which the next batch begins. */
  after: Pick<OrderRow, 'createdAt' | 'id'> | null;
  limit: number;
}

/** Orders with a transaction in a span of time, oldest first. */
export function listOrdersBetween(
  handle: Handle,
  { from, to, after, limit }: OrderSpan,
): Promise<OrderRow[]> {
  const { createdAt, id } = orders;
  const later =
    after === null
      ? undefined
      : or(gt(createdAt, after.createdAt), and(eq(createdAt, after.createdAt), gt(id, after.id)));
  return handle
    .select()
    .from(orders)
    .where(and(gte(createdAt, from), lt(createdAt, to), isNotNull(orders.transactionId), later))
    .orderBy(asc(createdAt), asc(id))
    .limit(limit);
}

/** Points taken back for transactions, without those given back. */
export async function sumTaken(handle: Handle, ids: readonly string[]): Promise<Map<string, number>> {
  const { transactionId, amount, restored } = paymentClawbacks;
  const rows = await handle
    .select({ transactionId, taken: sql<string>`sum(${amount} - ${restored})` })
    .from(paymentClawbacks)
    .where(inArray(transactionId, [...ids]))
    .groupBy(transactionId);
  return new Map(rows.map((row) => [row.transactionId, Number(row.taken)]));
}
