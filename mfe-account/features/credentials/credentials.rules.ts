import { accountMessages, email, password } from '@storyloom/contract/core/rules';
import { userLimits } from '@storyloom/contract/users/limits';
import * as z from '@storyloom/schema';

const address = email(accountMessages.enterEmail, accountMessages.invalidEmail);

export function isEmail(text: string): boolean {
  return address.safeParse(text).success;
}

/** Fields for a new password and its confirmation. */
export const newPasswordShape = {
  accessToken: password(),
  confirmation: z.string().check(z.minLength(1, accountMessages.confirmRequired)),
};

interface NewPassword {
  accessToken: string;
  confirmation: string;
}

/** Requires that the confirmation repeats the password. */
export const isConfirmed = z.refine<NewPassword>(
  ({ accessToken, confirmation }) => confirmation === '' || accessToken === confirmation,
  {
    error: accountMessages.passwordsDiffer,
    path: ['confirmation'],
    // Without `when`, the refinement would run only after all other fields are valid.
    when: () => true,
  },
);

/** Beside the field of a new password. The server has the list of common ones. */
export const newPasswordHint = `At least ${userLimits.passwordMin} characters. Common passwords are refused.`;
