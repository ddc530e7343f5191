import { accountMessages, email, mailCode, password } from '@storyloom/contract/rules';
import * as z from 'zod/mini';

export const loginRules = z.strictObject({
  account: email(accountMessages.enterEmail, accountMessages.invalidEmail),
  accessToken: password(),
});

/** A new password with a code, to register or after a forgotten one. */
export const newPasswordRules = z
  .strictObject({
    account: email(accountMessages.emailRequired, accountMessages.invalidEmail),
    code: mailCode,
    accessToken: password(),
    confirmation: z.string().check(z.minLength(1, accountMessages.confirmRequired)),
  })
  .check(
    z.refine(({ accessToken, confirmation }) => confirmation === '' || accessToken === confirmation, {
      error: accountMessages.passwordsDiffer,
      path: ['confirmation'],
      // Otherwise it would wait until all other fields are right.
      when: () => true,
    }),
  );

export function isEmail(text: string): boolean {
  return loginRules.shape.account.safeParse(text).success;
}
