import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { loginResult } from '../entities/login-result.ts';
import { userLimits } from '../limits.ts';
import { oauthReturn } from '../oauth-return.ts';

/** Follows `auth.proof_required`, within ten minutes and from the same session. `accessToken` is the account's password. */
export const connectLogin = endpoint({
  method: 'POST',
  path: '/user/logins/connect',
  summary: "Proves with the password that an account is the caller's, adds the OAuth login to it and logs in",
  input: z.strictObject({
    identityType: oauthReturn.shape.identityType,
    accessToken: z.string().check(atMost(userLimits.passwordMax)),
  }),
  data: loginResult,
  errors: ['auth.bad_credentials', 'auth.blocked', 'auth.oauth_failed'],
  caller: 'guest',
  rate: 'logins',
});
