import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';
import { count } from '../../fields.ts';
import { accountMessages, email } from '../../rules.ts';

export const sendMailPwdCode = endpoint({
  method: 'POST',
  path: '/user/sendMailPwdCode',
  summary: 'Sends a verification code by email. The reply is the same for unknown addresses',
  input: z.strictObject({ mail: email(accountMessages.emailRequired, accountMessages.invalidEmail) }),
  data: z.object({ resendAfter: count }),
  errors: ['auth.code_too_soon'],
  caller: 'anyone',
});
