import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { order } from '../entities/order.ts';
import { paymentLimits } from '../limits.ts';

export const checkout = endpoint({
  method: 'POST',
  path: '/ai-lab/payments/checkout',
  summary: 'Starts a purchase. Points are added once the provider confirms the payment with a signed webhook',
  input: z.strictObject({
    priceId: z.string().check(z.minLength(1), z.maxLength(100)),
    quantity: z._default(z.number().check(z.int(), z.gte(1), z.lte(paymentLimits.quantityMax)), 1),
  }),
  data: order,
  errors: [
    'payment.price_unknown',
    'payment.unavailable',
    'payment.already_member',
    'payment.plan_unpaid',
    'payment.plan_arriving',
    'payment.replaced',
    'payment.one_plan',
  ],
  caller: 'guest',
  rate: 'payments',
});
