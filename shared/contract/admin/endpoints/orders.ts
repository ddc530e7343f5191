import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, id, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { adminOrder } from '../entities/admin-order.ts';

export const orders = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/orders',
  summary: 'Lists the purchases of a user in every state, newest first; the audit trail records who looked',
  input: z.strictObject({ userId: id, page, after, size }),
  data: cursorPaged(adminOrder),
  errors: ['user.not_found'],
  caller: 'admin',
});
