import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { order } from '../../entities/order.ts';

export const checkout = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/checkout',
  summary: "Begins a purchase; points come only with the provider's signed word",
  input: z.strictObject({
    priceId: z.string().check(z.maxLength(100)),
    quantity: z._default(z.number().check(z.int(), z.gte(1), z.lte(10)), 1),
  }),
  data: order,
  errors: ['payment.price_unknown', 'payment.unavailable'],
  caller: 'guest',
});
