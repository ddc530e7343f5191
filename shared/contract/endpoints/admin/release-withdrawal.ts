import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { adminWithdrawal } from '../../entities/admin-withdrawal.ts';
import { id } from '../../fields.ts';

export const releaseWithdrawal = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/release-withdrawal',
  summary: "Ends the caller's reservation of a payment",
  input: z.strictObject({ id }),
  data: adminWithdrawal,
  errors: ['withdrawal.not_found', 'withdrawal.not_approved', 'withdrawal.reserved', 'decision.own'],
  caller: 'admin',
});
