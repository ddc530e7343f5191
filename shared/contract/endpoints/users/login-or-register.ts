import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { loginResult } from '../../entities/login-result.ts';
import { text } from '../../fields.ts';
import { limits } from '../../limits.ts';
import { accountMessages, email, password } from '../../rules.ts';

/** `identityType` MAIL_PWD reads account, accessToken (the password) and, to register, code; an OAuth state reads code and redirectUrl. */
export const loginOrRegister = endpoint({
  method: 'POST',
  path: '/user/loginOrRegister',
  summary: 'Logs in or registers by OAuth or by email; a guest keeps what it had',
  input: z.strictObject({
    identityType: text(32),
    code: z.optional(z.string().check(z.maxLength(2_048))),
    redirectUrl: z.optional(z.string().check(z.maxLength(2_048))),
    account: z.optional(email(accountMessages.enterEmail, accountMessages.invalidEmail)),
    accessToken: z.optional(password(limits.passwordMin, limits.passwordMax)),
    oauthToken: z.optional(z.string().check(z.maxLength(2_048))),
    oauthVerifier: z.optional(z.string().check(z.maxLength(2_048))),
  }),
  data: loginResult,
  errors: [
    'auth.bad_credentials',
    'auth.code_wrong',
    'auth.email_taken',
    'auth.identity_unknown',
    'auth.oauth_failed',
  ],
  caller: 'none',
});
