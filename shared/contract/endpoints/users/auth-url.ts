import * as z from 'zod/mini';
import { endpoint } from '../../endpoint.ts';

export const authUrl = endpoint({
  method: 'GET',
  path: '/user/auth/{identity}',
  summary: 'Returns the address of an OAuth login page',
  input: z.strictObject({
    identity: z.string().check(z.regex(/^[A-Za-z0-9_-]{1,32}$/)),
    _source: z.optional(z.string().check(z.maxLength(64))),
  }),
  data: z.object({ url: z.string() }),
  errors: ['auth.identity_unknown'],
  caller: 'anyone',
});
