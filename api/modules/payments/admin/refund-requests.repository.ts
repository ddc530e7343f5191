import { and, eq, inArray, lt } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import type { Adjustment } from '../apply/refunds.repository.ts';
import {
  type OrderRow,
  orders,
  paymentAdjustments,
  paymentRefunds,
  type RefundRow,
} from '../payments.schema.ts';

/** Inserts a refund unless another one of the order is being sent. */
export async function insertRefund(tx: Tx, refund: RefundRow): Promise<boolean> {
  const rows = await tx
    .insert(paymentRefunds)
    .values(refund)
    .onConflictDoNothing()
    .returning({ id: paymentRefunds.id });
  return rows.length > 0;
}

export async function findRefundByRequest(
  handle: Handle,
  { requestedBy, clientRequestId }: Pick<RefundRow, 'requestedBy' | 'clientRequestId'>,
): Promise<RefundRow | undefined> {
  const [refund] = await handle
    .select()
    .from(paymentRefunds)
    .where(
      and(eq(paymentRefunds.requestedBy, requestedBy), eq(paymentRefunds.clientRequestId, clientRequestId)),
    );
  return refund;
}

/** The refund of an order whose outcome is not known. */
export async function findSending(handle: Handle, orderId: string): Promise<RefundRow | undefined> {
  const [refund] = await handle
    .select()
    .from(paymentRefunds)
    .where(and(eq(paymentRefunds.orderId, orderId), eq(paymentRefunds.state, 'SENDING')));
  return refund;
}

/** Takes over a refund that was last sent before a time. Returns false if it is being sent, or its outcome is known. */
export async function takeOver(
  handle: Handle,
  id: string,
  { before, now }: { before: Date; now: Date },
): Promise<boolean> {
  const rows = await handle
    .update(paymentRefunds)
    .set({ triedAt: now })
    .where(
      and(eq(paymentRefunds.id, id), eq(paymentRefunds.state, 'SENDING'), lt(paymentRefunds.triedAt, before)),
    )
    .returning({ id: paymentRefunds.id });
  return rows.length > 0;
}

export async function finishRefund(
  handle: Handle,
  id: string,
  outcome: { state: 'SENT'; adjustmentId: string } | { state: 'FAILED' },
): Promise<void> {
  await handle.update(paymentRefunds).set(outcome).where(eq(paymentRefunds.id, id));
}

/** The adjustments of orders, and the refunds that administrators asked for. */
export async function listRefunds(
  handle: Handle,
  rows: readonly OrderRow[],
): Promise<{ adjustments: Adjustment[]; requests: RefundRow[] }> {
  if (rows.length === 0) return { adjustments: [], requests: [] };
  const transactions = rows.flatMap(({ transactionId }) => transactionId ?? []);
  const ids = rows.map(({ id }) => id);
  const [adjustments, requests] = await Promise.all([
    handle.select().from(paymentAdjustments).where(inArray(paymentAdjustments.transactionId, transactions)),
    handle.select().from(paymentRefunds).where(inArray(paymentRefunds.orderId, ids)),
  ]);
  return { adjustments, requests };
}

export async function lockOrderById(tx: Tx, id: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orders).where(eq(orders.id, id)).for('update');
  return order;
}
