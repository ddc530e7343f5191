import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { limits } from '../../limits.ts';
import { accountMessages, email, password } from '../../rules.ts';

export const mailPwdForgotPwd = endpoint({
  method: 'POST',
  path: '/user/mailPwdForgotPwd',
  summary: 'Sets a new password with a code sent by email',
  input: z.strictObject({
    account: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: z.string().check(z.regex(/^\d{6}$/)),
    accessToken: password(limits.passwordMin, limits.passwordMax),
  }),
  data: z.object({ reset: z.literal(true) }),
  errors: ['auth.code_wrong'],
  caller: 'none',
});
