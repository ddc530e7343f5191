import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../endpoint.ts';
import { reconciliation as reconciliationEntity } from '../../entities/reconciliation.ts';

export const reconciliation = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/reconciliation',
  summary:
    'Returns the latest comparison of our orders with the payment provider, or null before the first one',
  input: nothing,
  data: z.nullable(reconciliationEntity),
  errors: [],
  caller: 'admin',
});
