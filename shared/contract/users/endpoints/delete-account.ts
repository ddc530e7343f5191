import * as z from '@storyloom/schema';
import { atMost } from '../../core/at-most.ts';
import { endpoint } from '../../core/endpoint.ts';
import { time } from '../../core/fields.ts';
import { mailCode } from '../../core/rules.ts';
import { userLimits } from '../limits.ts';

/** Takes the password, or a code with the purpose DELETE. `keepWorks`: published stories stay, without the author's name. */
export const deleteAccount = endpoint({
  method: 'POST',
  path: '/user/delete',
  summary:
    'Schedules the account for deletion and ends all sessions. A login within 14 days keeps the account',
  input: z.strictObject({
    accessToken: z.optional(z.string().check(atMost(userLimits.passwordMax))),
    code: z.optional(mailCode),
    keepWorks: z._default(z.boolean(), false),
  }),
  data: z.object({ deletesAt: time }),
  errors: ['auth.bad_credentials', 'auth.code_wrong'],
  caller: 'user',
  rate: 'logins',
});
