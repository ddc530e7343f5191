import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { adminWithdrawal } from '../../entities/admin-withdrawal.ts';
import { id } from '../../fields.ts';

export const reserveWithdrawal = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/reserve-withdrawal',
  summary:
    'Reserves the payment of an approved withdrawal for the administrator who sends it by hand; repeating it renews the time, and another administrator takes it over once the time has ended',
  input: z.strictObject({ id }),
  data: adminWithdrawal,
  errors: [
    'withdrawal.not_found',
    'withdrawal.not_approved',
    'withdrawal.paid_by_provider',
    'withdrawal.reserved',
    'decision.own',
  ],
  caller: 'admin',
});
