import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { pointsReceipt } from '../entities/points-receipt.ts';

export const receipt = endpoint({
  method: 'GET',
  path: '/ai-lab/user-integral-account/receipt',
  summary: "Returns a row of the caller's points history with the ledger entries behind it",
  input: z.strictObject({ id }),
  data: pointsReceipt,
  errors: ['points.record_not_found'],
  caller: 'guest',
  owned: { id: 'record' },
});
