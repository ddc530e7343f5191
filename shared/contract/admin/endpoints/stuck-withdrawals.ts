import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';

export const stuckWithdrawals = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/stuck-withdrawals',
  summary: 'Counts withdrawals that were approved long ago and are not paid',
  input: nothing,
  data: z.object({ count }),
  errors: [],
  caller: 'admin',
});
