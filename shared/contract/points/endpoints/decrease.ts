import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { clientRequestId } from '../../core/fields.ts';
import { pointsAccount } from '../entities/points-account.ts';

export const decrease = endpoint({
  method: 'POST',
  path: '/ai-lab/user-integral-account/decrease',
  summary: 'Always refused: replies, images and optimizations are charged when they are created',
  input: z.strictObject({ purpose: z.enum(['IMAGE', 'OPTIMIZE']), clientRequestId }),
  data: pointsAccount,
  errors: ['points.purpose_refused'],
  caller: 'guest',
});
