import { endpoint, nothing } from '../../core/endpoint.ts';
import { pointsAccount } from '../entities/points-account.ts';

export const account = endpoint({
  method: 'GET',
  path: '/ai-lab/user-integral-account/account',
  summary: "Returns the caller's points balance",
  input: nothing,
  data: pointsAccount,
  errors: [],
  caller: 'guest',
});
