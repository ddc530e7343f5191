import { endpoint, nothing } from '../../core/endpoint.ts';
import { memberAccount } from '../entities/member-account.ts';

export const member = endpoint({
  method: 'GET',
  path: '/ai-lab/ai-story/member/account',
  summary: "Returns the caller's membership",
  input: nothing,
  data: memberAccount,
  errors: [],
  caller: 'guest',
});
