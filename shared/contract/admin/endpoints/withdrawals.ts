import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { after, page, size } from '../../core/fields.ts';
import { cursorPaged } from '../../core/paged.ts';
import { adminWithdrawal } from '../entities/admin-withdrawal.ts';

export const withdrawals = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/withdrawals',
  summary:
    'Lists withdrawals, newest first; with `waiting`, those that are neither paid nor rejected; with `decided`, those that are',
  input: z.strictObject({
    state: z._default(z.enum(['waiting', 'decided', 'all']), 'waiting'),
    page,
    after,
    size,
  }),
  data: cursorPaged(adminWithdrawal),
  errors: [],
  caller: 'admin',
});
