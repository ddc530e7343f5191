import * as z from 'zod/mini';
import { count, id, time } from '../fields.ts';

/** A purchase. `checkoutUrl` is where it is paid, or null when the provider's overlay opens in the page. */
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
