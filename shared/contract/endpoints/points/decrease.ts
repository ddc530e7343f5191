import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { pointsAccount } from '../../entities/points-account.ts';
import { clientRequestId } from '../../fields.ts';

export const decrease = endpoint({
  method: 'POST',
  path: '/ai-lab/user-integral-account/decrease',
  summary: 'Charges the price of a purpose, which the server decides',
  input: z.strictObject({ purpose: z.enum(['IMAGE', 'OPTIMIZE']), clientRequestId }),
  data: pointsAccount,
  errors: ['points.insufficient', 'request.repeated'],
  caller: 'guest',
});
