import { endpoint, nothing } from '../../core/endpoint.ts';
import { logins as data } from '../entities/logins.ts';

export const logins = endpoint({
  method: 'GET',
  path: '/user/logins',
  summary: "Lists the caller's ways to log in",
  input: nothing,
  data,
  errors: [],
  caller: 'user',
});
