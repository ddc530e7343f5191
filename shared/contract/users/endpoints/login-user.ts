import { endpoint, nothing } from '../../core/endpoint.ts';
import { userInfo } from '../entities/user-info.ts';

export const loginUser = endpoint({
  method: 'GET',
  path: '/user/user/login-user',
  summary: 'Returns the caller',
  input: nothing,
  data: userInfo,
  errors: [],
  caller: 'guest',
});
