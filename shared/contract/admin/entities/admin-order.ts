import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { order } from '../../payments/entities/order.ts';

/** A refund, credit, chargeback or its reversal, in the state last reported by the provider. */
export const orderAdjustment = z.object({
  id: z.string(),
  /** Action of the provider, such as `refund` or `chargeback`. */
  action: z.string(),
  /** `pending_approval`, `approved`, `rejected` or `reversed`. */
  status: z.string(),
  amount: count,
  at: time,
});

/** A purchase as administrators see it. `paid` and the refunds are with tax, in the smallest unit of `currency`. */
export const adminOrder = z.extend(order, {
  /** Null if the account was deleted. */
  userId: z.nullable(id),
  /** The provider's side of it; null until it exists. */
  transactionId: z.nullable(z.string()),
  /** The provider's page of the transaction, where it is refunded. */
  transactionUrl: z.nullable(z.string()),
  paid: z.nullable(count),
  /** Three letters, such as `USD`. */
  currency: z.string(),
  /** The sum of the approved adjustments. */
  refunded: count,
  adjustments: z.array(orderAdjustment),
});
export type AdminOrder = z.output<typeof adminOrder>;
