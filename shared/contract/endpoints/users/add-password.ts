import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { logins } from '../../entities/logins.ts';
import { accountMessages, email, mailCode, password } from '../../rules.ts';

/** The code, with the purpose CHANGE_MAIL, was sent to the address. */
export const addPassword = endpoint({
  method: 'POST',
  path: '/user/logins/password',
  summary: 'Adds email and password to an account that has OAuth logins only',
  input: z.strictObject({
    mail: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: mailCode,
    accessToken: password(),
  }),
  data: logins,
  errors: ['auth.code_wrong'],
  caller: 'user',
  rate: 'logins',
});
