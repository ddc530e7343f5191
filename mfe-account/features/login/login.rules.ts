import { accountMessages, email, mailCode, password } from '@storyloom/contract/core/rules';
import * as z from '@storyloom/schema';
import { isConfirmed, newPasswordShape } from '../credentials/credentials.rules.ts';

export const loginRules = z.strictObject({
  account: email(accountMessages.enterEmail, accountMessages.invalidEmail),
  accessToken: password(),
});

/** A new password with a code, to register or to reset a forgotten password. */
export const newPasswordRules = z
  .strictObject({
    account: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: mailCode,
    ...newPasswordShape,
  })
  .check(isConfirmed);
