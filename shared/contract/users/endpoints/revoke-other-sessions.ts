import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';

export const revokeOtherSessions = endpoint({
  method: 'POST',
  path: '/user/sessions/revoke-others',
  summary: 'Logs the caller out on all other devices',
  input: nothing,
  data: z.object({ revoked: count }),
  errors: [],
  caller: 'user',
});
