import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';

export const anonymityRegister = endpoint({
  method: 'POST',
  path: '/user/anonymity-register',
  summary: 'Registers a guest and returns a token',
  input: nothing,
  data: z.object({ tokenId: z.string() }),
  errors: [],
  caller: 'anyone',
  rate: 'guests',
});
