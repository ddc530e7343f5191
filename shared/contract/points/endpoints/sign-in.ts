import { endpoint, nothing } from '../../core/endpoint.ts';
import { pointsAccount } from '../entities/points-account.ts';

export const signIn = endpoint({
  method: 'POST',
  path: '/ai-lab/user-integral-account/sign-in',
  summary: 'Claims the daily check-in reward, once per UTC day',
  input: nothing,
  data: pointsAccount,
  errors: ['points.already_claimed'],
  caller: 'guest',
});
