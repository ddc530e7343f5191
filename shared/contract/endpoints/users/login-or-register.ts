import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { loginResult } from '../../entities/login-result.ts';
import { text } from '../../fields.ts';
import { userLimits } from '../../limits/users.ts';
import { accountMessages, email, password } from '../../rules.ts';

/**
 * With `identityType` MAIL_PWD, `account` is the email address, `accessToken` the password, and `code` is sent to register.
 * Any other `identityType` is an OAuth state, with `code` and `redirectUrl`.
 */
export const loginOrRegister = endpoint({
  method: 'POST',
  path: '/user/loginOrRegister',
  summary: "Logs in or registers with OAuth or email. A guest's stories and points move to the account",
  input: z.strictObject({
    identityType: text(userLimits.identityType),
    code: z.optional(z.string().check(z.maxLength(2_048))),
    redirectUrl: z.optional(z.string().check(z.maxLength(2_048))),
    account: z.optional(email(accountMessages.enterEmail, accountMessages.invalidEmail)),
    accessToken: z.optional(password()),
    oauthToken: z.optional(z.string().check(z.maxLength(2_048))),
    oauthVerifier: z.optional(z.string().check(z.maxLength(2_048))),
  }),
  data: loginResult,
  errors: [
    'auth.bad_credentials',
    'auth.blocked',
    'auth.code_wrong',
    'auth.email_taken',
    'auth.identity_unknown',
    'auth.oauth_failed',
  ],
  caller: 'anyone',
  rate: 'logins',
});
