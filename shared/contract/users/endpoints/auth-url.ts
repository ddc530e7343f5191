import * as z from '@storyloom/schema';
import { endpoint } from '../../core/endpoint.ts';

/**
 * `redirect_uri` of the address is the origin of this site. Its `state` is the identity type, a dot and a nonce; it is
 * accepted once, within ten minutes, from the session of this request.
 */
export const authUrl = endpoint({
  method: 'GET',
  path: '/user/auth/{identity}',
  summary: 'Returns the address of an OAuth login page',
  input: z.strictObject({
    identity: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
    _source: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({ url: z.string() }),
  errors: ['auth.identity_unknown', 'auth.issuer_down'],
  caller: 'guest',
  rate: 'logins',
});
