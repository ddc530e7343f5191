import * as z from '@storyloom/schema';
import { endpoint } from '../../endpoint.ts';
import { logins } from '../../entities/logins.ts';
import { id } from '../../fields.ts';

/** Without effect for a login that does not exist or is not the caller's. */
export const removeLogin = endpoint({
  method: 'POST',
  path: '/user/logins/remove',
  summary: 'Removes an OAuth login of the caller and logs out all other devices. The last login stays',
  input: z.strictObject({ id }),
  data: logins,
  errors: ['auth.last_login'],
  caller: 'user',
  owned: { id: 'login' },
});
