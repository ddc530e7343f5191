import type { TransactionData } from './webhooks/event-body.ts';

type Payment = Pick<TransactionData, 'id' | 'subscription_id' | 'billing_period'>;

/** The key of the ledger entry for the packs of a transaction. */
export const purchaseKey = ({ id }: Pick<Payment, 'id'>) => `purchase:${id}`;

/** One key for a month of a subscription, so that it is granted once. */
export function monthKey({ id, subscription_id: subscriptionId, billing_period: period }: Payment): string {
  if (subscriptionId == null || period == null) return `month:${id}`;
  return `month:${subscriptionId}:${period.starts_at.toISOString()}`;
}
