import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { mailCode } from '../../core/rules.ts';
import { userLimits } from '../../users/limits.ts';

/**
 * Proves that the caller owns the account: `accessToken` is its password, or the code, with the purpose CHANGE_LOGINS, was
 * sent to the address of the account: that of its password, or else the verified one of its oldest OAuth login. An account
 * without an address sends neither, and needs a login of the last ten minutes in this session.
 */
export const ownerProof = z.strictObject({
  accessToken: z.optional(z.string().check(atMost(userLimits.passwordMax))),
  code: z.optional(mailCode),
});
export type OwnerProof = z.output<typeof ownerProof>;
