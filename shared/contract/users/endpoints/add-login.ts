import { endpoint } from '../../core/endpoint.ts';
import { logins } from '../entities/logins.ts';
import { oauthReturn } from '../oauth-return.ts';

/** The answer to a login that was begun with `addLoginUrl`. */
export const addLogin = endpoint({
  method: 'POST',
  path: '/user/logins/add',
  summary: 'Adds an OAuth login to the account of the caller, and notifies them by email',
  input: oauthReturn,
  data: logins,
  errors: ['auth.identity_taken', 'auth.identity_unknown', 'auth.issuer_down', 'auth.oauth_failed'],
  caller: 'user',
  rate: 'logins',
});
