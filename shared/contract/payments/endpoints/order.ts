import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/id.ts';
import { order as orderEntity } from '../entities/order.ts';

export const order = endpoint({
  method: 'GET',
  path: '/ai-lab/payments/order',
  summary: 'Returns a purchase of the caller, to wait for its payment and its points',
  input: z.strictObject({ id }),
  data: orderEntity,
  errors: ['payment.order_not_found'],
  caller: 'guest',
  owned: { id: 'order' },
});
