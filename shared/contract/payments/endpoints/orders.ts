import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { order } from '../entities/order.ts';

export const orders = endpoint({
  method: 'GET',
  path: '/ai-lab/payments/orders',
  summary: "Lists the caller's purchases, newest first",
  input: z.strictObject({ page, after, size }),
  data: cursorPaged(order),
  errors: [],
  caller: 'guest',
});
