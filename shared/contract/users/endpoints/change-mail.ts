import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { accountMessages, email, mailCode } from '../../core/rules.ts';
import { userInfo } from '../entities/user-info.ts';
import { userLimits } from '../limits.ts';

/** `accessToken` is the current password; the code, with the purpose CHANGE_MAIL, was sent to the new address. */
export const changeMail = endpoint({
  method: 'POST',
  path: '/user/mail',
  summary: "Changes the caller's email address",
  input: z.strictObject({
    mail: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: mailCode,
    accessToken: z.string().check(atMost(userLimits.passwordMax)),
  }),
  data: userInfo,
  errors: ['auth.bad_credentials', 'auth.code_wrong'],
  caller: 'user',
  rate: 'logins',
});
