import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';
import { accountMessages, email } from '../../core/rules.ts';
import { codePurposes } from '../entities/code-purpose.ts';

/**
 * Without a purpose the code is for a registration if the address has no account, and for a new password if it has
 * one. A code for a deletion goes to the caller's own address only. `resendAfter` is the time until the next code
 * may be requested, in seconds.
 */
export const sendMailPwdCode = endpoint({
  method: 'POST',
  path: '/user/sendMailPwdCode',
  summary: 'Sends a verification code by email. The reply is the same for unknown addresses',
  input: z.strictObject({
    mail: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    purpose: z.optional(z.enum(codePurposes)),
  }),
  data: z.object({ resendAfter: count }),
  errors: ['auth.code_too_soon', 'auth.mail_not_own', 'auth.real_user_required'],
  caller: 'anyone',
  rate: 'codes',
});
