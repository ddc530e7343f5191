import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { withdrawal } from '../entities/withdrawal.ts';
import { withdrawalContact } from '../rules.ts';

export const changeWithdrawal = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/change-withdrawal',
  summary: 'Changes the addresses of a withdrawal that has no decision yet',
  input: z.extend(withdrawalContact, { id }),
  data: withdrawal,
  errors: ['withdrawal.not_found', 'withdrawal.decided'],
  caller: 'user',
  owned: { id: 'withdrawal' },
});
