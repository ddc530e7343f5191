import { refundedPoints } from '@storyloom/contract/payments/refunded-points';
import type { Tx } from '../../../platform/db.ts';
import type { PaymentLedger } from '../ledger.ts';
import { updateOrder } from '../orders/orders.repository.ts';
import type { OrderRow } from '../payments.schema.ts';
import {
  type Adjustment,
  addRestored,
  type Clawback,
  insertClawback,
  listAdjustments,
  listClawbacks,
} from './refunds.repository.ts';

/** Adjustments that pay money back, and those that undo it. Warnings of a chargeback move no money. */
const SIGNS: Readonly<Record<string, 1 | -1>> = {
  refund: 1,
  credit: 1,
  chargeback: 1,
  credit_reverse: -1,
  chargeback_reverse: -1,
};

/** The total paid back after all adjustments; only approved ones count. */
export function sumRefunded(
  adjustments: readonly Pick<Adjustment, 'action' | 'status' | 'amount'>[],
): number {
  const approved = adjustments.filter(({ status }) => status === 'approved');
  const sum = approved.reduce((total, { action, amount }) => total + (SIGNS[action] ?? 0) * amount, 0);
  return Math.max(sum, 0);
}

interface RefundParts {
  ledger: Pick<PaymentLedger, 'clawBack' | 'restoreClawback'>;
  now: Date;
  /** The event that is applied; part of the keys of ledger entries. */
  eventId: string;
}

/**
 * Adjusts the clawbacks of a paid order to the total of its adjustments, so that their sequence has no effect. The caller
 * holds the lock of the order.
 */
export async function settleRefunds(tx: Tx, order: OrderRow, parts: RefundParts): Promise<void> {
  const { userId, transactionId, paid } = order;
  if (transactionId === null || paid === null || order.pointsAddedAt === null) return;
  const refunded = sumRefunded(await listAdjustments(tx, [transactionId]));
  const state = refunded >= paid && refunded > 0 ? 'REFUNDED' : 'PAID';
  if (state !== order.state) await updateOrder(tx, order.id, { state });
  if (userId === null) return;
  const clawbacks = await listClawbacks(tx, transactionId);
  const taken = clawbacks.reduce((sum, { amount, restored }) => sum + amount - restored, 0);
  const change = refundedPoints({ points: order.points, paid }, refunded) - taken;
  if (change > 0) await takeBack(tx, { userId, transactionId, amount: change, orderId: order.id }, parts);
  if (change < 0) await restorePoints(tx, clawbacks, -change, parts);
}

interface Taking {
  userId: string;
  transactionId: string;
  orderId: string;
  /** In points. */
  amount: number;
}

async function takeBack(
  tx: Tx,
  { userId, transactionId, amount, orderId }: Taking,
  { ledger, now, eventId }: RefundParts,
): Promise<void> {
  const key = `clawback:${eventId}`;
  await ledger.clawBack(tx, { userId, amount, key, target: { kind: 'ORDER', orderId } });
  await insertClawback(tx, { key, transactionId, amount, createdAt: now });
}

async function restorePoints(
  tx: Tx,
  clawbacks: readonly Clawback[],
  amount: number,
  { ledger, eventId }: RefundParts,
): Promise<void> {
  let left = amount;
  for (const { key, amount: taken, restored } of clawbacks) {
    const part = Math.min(left, taken - restored);
    if (part <= 0) continue;
    await ledger.restoreClawback(tx, { key, amount: part, restoreKey: `restore:${eventId}:${key}` });
    await addRestored(tx, key, part);
    left -= part;
  }
}
