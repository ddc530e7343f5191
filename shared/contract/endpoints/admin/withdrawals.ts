import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { adminWithdrawal } from '../../entities/admin-withdrawal.ts';
import { after, page, size } from '../../fields.ts';
import { cursorPaged } from '../../paged.ts';

export const withdrawals = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/withdrawals',
  summary:
    'Lists withdrawals, newest first; with `waiting`, those that are neither paid nor rejected; with `decided`, those that are; with `stuck`, those approved long ago and not paid',
  input: z.strictObject({
    state: z._default(z.enum(['waiting', 'decided', 'stuck', 'all']), 'waiting'),
    page,
    after,
    size,
  }),
  data: cursorPaged(adminWithdrawal),
  errors: [],
  caller: 'admin',
});
