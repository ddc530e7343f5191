import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { accountMessages, email, password } from '../../rules.ts';

export const mailPwdForgotPwd = endpoint({
  method: 'POST',
  path: '/user/mailPwdForgotPwd',
  summary: 'Sets a new password with a code sent by email',
  input: z.strictObject({
    account: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: z.string().check(z.regex(/^\d{6}$/)),
    accessToken: password(),
  }),
  data: z.object({ reset: z.literal(true) }),
  errors: ['auth.code_wrong'],
  caller: 'anyone',
});
