import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { id } from '../../core/fields.ts';
import { ownerProof } from '../../moderation/entities/owner-proof.ts';
import { logins } from '../entities/logins.ts';

/** Without effect for a login that does not exist or is not the caller's. */
export const removeLogin = endpoint({
  method: 'POST',
  path: '/user/logins/remove',
  summary: 'Removes an OAuth login of the caller and logs out all other devices. The last login stays',
  input: z.strictObject({ id, proof: ownerProof }),
  data: logins,
  errors: ['auth.last_login', 'auth.login_too_old', 'auth.proof_wrong'],
  caller: 'user',
  rate: 'logins',
  owned: { id: 'login' },
});
