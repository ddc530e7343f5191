import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { accountMessages, email, mailCode, password } from '../../core/rules.ts';

export const mailPwdForgotPwd = endpoint({
  method: 'POST',
  path: '/user/mailPwdForgotPwd',
  summary: 'Sets a new password with a code sent by email. Ends all sessions of the account',
  input: z.strictObject({
    account: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: mailCode,
    accessToken: password(),
  }),
  data: z.object({ reset: z.literal(true) }),
  errors: ['auth.code_wrong'],
  caller: 'anyone',
  rate: 'logins',
});
