import * as z from '@storyloom/schema';
import { endpoint, nothing } from '../../core/endpoint.ts';
import { count } from '../../core/fields.ts';

export const referrals = endpoint({
  method: 'GET',
  path: '/user/referrals',
  summary: "Counts the accounts that were registered after the caller's referral link was opened",
  input: nothing,
  data: z.object({ count }),
  errors: [],
  caller: 'user',
});
