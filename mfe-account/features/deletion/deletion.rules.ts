import { accountMessages, mailCode } from '@storyloom/contract/core/rules';
import * as z from '@storyloom/schema';

/** Choice between deleting and keeping the published stories. */
const works = z.enum(['delete', 'keep']);

/** The proof is the password. */
export const passwordProofRules = z.strictObject({
  works,
  accessToken: z.string().check(z.minLength(1, accountMessages.passwordRequired)),
  code: z.string(),
});

/** The proof is a code sent by mail. */
export const codeProofRules = z.strictObject({ works, accessToken: z.string(), code: mailCode });
