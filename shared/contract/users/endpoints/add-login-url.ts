import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';
import { ownerProof } from '../../moderation/entities/owner-proof.ts';

/** The address is like that of `authUrl`, but its `state` is for `addLogin` only and logs nobody in. */
export const addLoginUrl = endpoint({
  method: 'POST',
  path: '/user/logins/url',
  summary: 'Returns the address of an OAuth login page, to add a login there to the account of the caller',
  input: z.strictObject({
    identity: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
    proof: ownerProof,
  }),
  data: z.object({ url: z.string() }),
  errors: ['auth.identity_unknown', 'auth.issuer_down', 'auth.login_too_old', 'auth.proof_wrong'],
  caller: 'user',
  rate: 'logins',
});
