import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import type { Author } from '@storyloom/contract/entities/author';
import type { Order } from '@storyloom/contract/entities/order';
import type { Adjustment } from '../apply/refunds.repository.ts';
import { sumRefunded } from '../apply/refunds.ts';
import type { OrderRow, RefundRow } from '../payments.schema.ts';

export interface OrderRefunds {
  adjustments: readonly Adjustment[];
  requests: readonly RefundRow[];
}

/** Selects the refunds of one order. */
export function refundsOf({ id, transactionId }: OrderRow, { adjustments, requests }: OrderRefunds) {
  return {
    adjustments: adjustments.filter((each) => each.transactionId === transactionId),
    requests: requests.filter(({ orderId }) => orderId === id),
  };
}

/** Refundable amount of an order, in cents: refunds that wait for approval or a webhook count as paid back. */
export function sumRefundable({ state, paid }: OrderRow, { adjustments, requests }: OrderRefunds): number {
  if (state !== 'PAID' || paid === null) return 0;
  const known = new Set(adjustments.map(({ id }) => id));
  const pending = adjustments.filter(({ status }) => status === 'pending_approval');
  const unconfirmed = requests.filter(
    (request) =>
      request.state === 'SENDING' || (request.adjustmentId !== null && !known.has(request.adjustmentId)),
  );
  const waiting = [...pending, ...unconfirmed].reduce((sum, { amount }) => sum + amount, 0);
  return Math.max(paid - sumRefunded(adjustments) - waiting, 0);
}

const requestStatuses = { SENDING: 'sending', SENT: 'sent', FAILED: 'failed' } as const;

export function toAdminOrder(
  row: OrderRow,
  order: Order,
  refunds: OrderRefunds,
  authors: ReadonlyMap<string, Author>,
): AdminOrder {
  const { adjustments, requests } = refunds;
  const requestOf = new Map(requests.map((request) => [request.adjustmentId, request]));
  const told = adjustments.map(({ id, action, status, amount, changedAt }) => {
    const request = requestOf.get(id);
    return {
      ...{ id, action, status, amount, at: changedAt.toISOString() },
      reason: request?.reason ?? null,
      by: authors.get(request?.requestedBy ?? '') ?? null,
    };
  });
  const known = new Set(adjustments.map(({ id }) => id));
  const asked = requests
    .filter(({ adjustmentId }) => adjustmentId === null || !known.has(adjustmentId))
    .map(({ id, state, amount, reason, requestedBy, createdAt }) => ({
      ...{
        id,
        action: 'refund',
        status: requestStatuses[state],
        amount,
        at: createdAt.toISOString(),
        reason,
      },
      by: authors.get(requestedBy) ?? null,
    }));
  return {
    ...order,
    ...{ userId: row.userId, transactionId: row.transactionId, paid: row.paid },
    refunded: sumRefunded(adjustments),
    refundable: sumRefundable(row, refunds),
    adjustments: [...told, ...asked].sort((one, other) => (one.at < other.at ? 1 : -1)),
  };
}
