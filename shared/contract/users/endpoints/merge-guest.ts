import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { sessionToken } from '../../core/fields.ts';
import { mergedData } from '../entities/login-result.ts';

/**
 * Called for a guest whose app has logged them in elsewhere. The caller's token is that of the account and
 * `guestToken` that of the guest: a caller with both was the guest. The guest and all of the guest's sessions end.
 */
export const mergeGuest = endpoint({
  method: 'POST',
  path: '/user/guest/merge',
  summary: "Moves a guest's stories and bought points to the caller's account",
  input: z.strictObject({ guestToken: sessionToken }),
  data: z.object({
    /** Null if nothing moved. */
    merged: z.nullable(mergedData),
  }),
  errors: ['auth.blocked', 'auth.guest_gone'],
  caller: 'user',
  rate: 'logins',
});
