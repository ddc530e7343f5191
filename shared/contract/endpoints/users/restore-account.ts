import { endpoint, nothing } from '../../endpoint.ts';
import { userInfo } from '../../entities/user-info.ts';

export const restoreAccount = endpoint({
  method: 'POST',
  path: '/user/restore',
  summary: 'Cancels a scheduled deletion',
  input: nothing,
  data: userInfo,
  errors: ['user.not_found'],
  caller: 'user',
});
