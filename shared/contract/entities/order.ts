import * as z from 'zod/mini';
import { count, id, time } from '../fields.ts';

/** A purchase. `checkoutUrl` is the payment page, or null if the provider opens an overlay. */
export const order = z.object({
  id,
  priceId: z.string(),
  quantity: count,
  price: count,
  state: z.enum(['OPEN', 'PAID', 'CANCELLED', 'REFUNDED']),
  checkoutUrl: z.nullable(z.string()),
  createdAt: time,
});
export type Order = z.output<typeof order>;
