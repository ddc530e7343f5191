import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { withdrawal } from '../entities/withdrawal.ts';
import { withdrawalForm } from '../rules.ts';

export const withdraw = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/withdraw',
  summary: 'Requests a withdrawal',
  input: z.extend(withdrawalForm, {
    cents: z.number().check(z.int(), z.gte(1)),
    // Earlier releases of the creator micro-frontend do not send these.
    legalName: z.optional(withdrawalForm.shape.legalName),
    country: z.optional(withdrawalForm.shape.country),
  }),
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
