import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { mailCode, password } from '../../core/rules.ts';
import { userLimits } from '../limits.ts';

/** Takes the current password, or a code with the purpose RESET sent to the caller's address. */
export const changePassword = endpoint({
  method: 'POST',
  path: '/user/password',
  summary: "Changes the caller's password and logs out all other devices",
  input: z.strictObject({
    accessToken: password(),
    currentAccessToken: z.optional(z.string().check(atMost(userLimits.passwordMax))),
    code: z.optional(mailCode),
  }),
  data: z.object({ changed: z.literal(true) }),
  errors: ['auth.bad_credentials', 'auth.code_wrong'],
  caller: 'user',
  rate: 'logins',
});
