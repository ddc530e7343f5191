import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pointsAccount } from '../../entities/points-account.ts';
import { clientRequestId } from '../../fields.ts';

export const decrease = endpoint({
  method: 'POST',
  path: '/ai-lab/user-integral-account/decrease',
  summary:
    'Charges the price of a purpose that is not charged where it happens; the server decides the price',
  input: z.strictObject({ purpose: z.enum(['IMAGE', 'OPTIMIZE']), clientRequestId }),
  data: pointsAccount,
  errors: ['points.insufficient', 'points.purpose_refused'],
  caller: 'guest',
});
