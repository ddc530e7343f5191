import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';

/** Without effect for a session that has ended. */
export const revokeSession = endpoint({
  method: 'POST',
  path: '/user/sessions/revoke',
  summary: 'Logs the caller out on one device',
  input: z.strictObject({ id }),
  data: z.object({ id }),
  errors: [],
  caller: 'user',
  owned: { id: 'session' },
});
