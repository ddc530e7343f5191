import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { accountMessages, email, password } from '../../core/rules.ts';
import { loginResult } from '../entities/login-result.ts';
import { oauthReturn } from '../oauth-return.ts';

const { identityType, code, redirectUrl, iss } = oauthReturn.shape;

/**
 * `identityType` MAIL_PWD means that `account` is the email address and `accessToken` the password; `code` is sent to register.
 * Any other `identityType` is an OAuth state, with `code`, `redirectUrl` and `iss` as the service returned them.
 * `referral` is the user id in the last referral link that was opened; a registration counts for that user.
 * `auth.proof_required` means that the service's email has an account with a password: see `connectLogin`.
 */
export const loginOrRegister = endpoint({
  method: 'POST',
  path: '/user/loginOrRegister',
  summary:
    "Logs in or registers with OAuth or email. A guest's stories and bought points move to the account",
  input: z.strictObject({
    identityType,
    code: z.optional(code),
    redirectUrl: z.optional(redirectUrl),
    iss,
    account: z.optional(email(accountMessages.enterEmail, accountMessages.invalidEmail)),
    accessToken: z.optional(password()),
    referral: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: loginResult,
  errors: [
    'auth.bad_credentials',
    'auth.blocked',
    'auth.code_wrong',
    'auth.email_taken',
    'auth.identity_unknown',
    'auth.issuer_down',
    'auth.oauth_failed',
    'auth.proof_required',
  ],
  caller: 'anyone',
  rate: 'logins',
});
