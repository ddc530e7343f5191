import * as z from '@storyloom/schema';
import { withdrawalForm } from '../../creator-rules.ts';
import { endpoint } from '../../endpoint.ts';
import { withdrawal } from '../../entities/withdrawal.ts';

export const withdraw = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/withdraw',
  summary: 'Requests a withdrawal',
  input: z.extend(withdrawalForm, { cents: z.number().check(z.int(), z.gte(1)) }),
  data: withdrawal,
  errors: [
    'withdrawal.too_small',
    'withdrawal.open',
    'withdrawal.insufficient',
    'withdrawal.document_missing',
  ],
  caller: 'user',
  rate: 'payments',
});
