import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { documentKinds, withdrawal } from '../../entities/withdrawal.ts';
import { email, payoutMessages } from '../../rules.ts';

export const withdraw = endpoint({
  method: 'POST',
  path: '/ai-lab/ai-story/creator/withdraw',
  summary: 'Requests a payout',
  input: z.strictObject({
    cents: z.number().check(z.int(), z.gte(1)),
    paypalEmail: email(payoutMessages.required, payoutMessages.invalidEmail),
    contactEmail: email(payoutMessages.required, payoutMessages.invalidEmail),
    documentType: z.enum(documentKinds, payoutMessages.required),
    documentId: z
      .string(payoutMessages.documentMissing)
      .check(z.minLength(1, payoutMessages.documentMissing), z.maxLength(32)),
    agreement: z.literal(true, payoutMessages.required),
  }),
  data: withdrawal,
  errors: ['withdrawal.too_small', 'withdrawal.open', 'withdrawal.insufficient'],
  caller: 'user',
});
