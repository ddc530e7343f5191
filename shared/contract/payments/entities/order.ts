import * as z from '@storyloom/schema';
import { count, id, time } from '../../core/fields.ts';
import { planNames } from '../plans.ts';

/**
 * `OPEN`: not paid yet. `PAID`: the provider confirmed the payment. `CANCELLED`: it can no longer be paid.
 * `REFUNDED`: paid back in full.
 */
export const orderStates = ['OPEN', 'PAID', 'CANCELLED', 'REFUNDED'] as const;

/**
 * A purchase of packs, or the payment of a plan for one month. `price` is the total in US cents before tax, with the
 * caller's discount.
 */
export const order = z.object({
  id,
  priceId: z.string(),
  name: z.string(),
  /** Null for packs. */
  plan: z.nullable(z.enum(planNames)),
  quantity: count,
  price: count,
  pointsCount: count,
  state: z.enum(orderStates),
  /** The payment page while the order is open, for a frame or a page of its own; see payment-page.ts. */
  checkoutUrl: z.nullable(z.string()),
  createdAt: time,
  /** When the points were added to the balance. A paid order has none until its webhook has been applied. */
  pointsAddedAt: z.nullable(time),
});
export type Order = z.output<typeof order>;
