import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';

export const logout = endpoint({
  method: 'POST',
  path: '/user/logout',
  summary: "Revokes the caller's token",
  input: nothing,
  data: z.object({ loggedOut: z.literal(true) }),
  errors: [],
  caller: 'guest',
});
