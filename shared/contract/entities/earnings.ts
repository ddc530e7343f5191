import * as z from 'zod/mini';
import { count } from '../fields.ts';

/** Money is in US cents. `tier` is the highest milestone reached, 0 before the first; `uv` is the number of unique visitors. */
export const earnings = z.object({
  tier: count,
  uv: count,
  totalChats: count,
  tiers: z.array(
    z.object({ tier: count, visitors: count, cents: count, reached: z.boolean(), claimed: z.boolean() }),
  ),
  claimed: count,
  availableForWithdrawal: count,
  totalEarnings: count,
  withdrawn: count,
});
export type Earnings = z.output<typeof earnings>;
