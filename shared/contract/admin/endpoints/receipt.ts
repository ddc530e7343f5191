import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { adminReceipt } from '../entities/admin-receipt.ts';

export const receipt = endpoint({
  method: 'GET',
  path: '/ai-lab/admin/receipt',
  summary:
    "Returns a row of a user's points history with the ledger entries behind it; the audit trail records who looked",
  input: z.strictObject({ userId: id, id }),
  data: adminReceipt,
  errors: ['points.record_not_found'],
  caller: 'admin',
});
