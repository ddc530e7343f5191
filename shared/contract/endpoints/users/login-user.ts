import { endpoint, nothing } from '../../endpoint.ts';
import { userInfo } from '../../entities/user-info.ts';

export const loginUser = endpoint({
  method: 'GET',
  path: '/user/user/login-user',
  summary: 'Who the caller is',
  input: nothing,
  data: userInfo,
  errors: [],
  caller: 'guest',
});
