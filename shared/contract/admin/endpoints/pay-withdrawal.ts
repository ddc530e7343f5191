import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { payoutForm } from '../../creators/rules.ts';
import { adminWithdrawal } from '../entities/admin-withdrawal.ts';

export const payWithdrawal = endpoint({
  method: 'POST',
  path: '/ai-lab/admin/pay-withdrawal',
  summary: 'Records that an approved withdrawal was paid in PayPal',
  input: z.strictObject({ id, ...payoutForm.shape }),
  data: adminWithdrawal,
  errors: ['withdrawal.not_found', 'withdrawal.not_approved', 'decision.own'],
  caller: 'admin',
});
