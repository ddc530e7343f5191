import * as z from '@storyloom/schema';
import { count, time } from '../../core/fields.ts';

/** Money is in US cents. `tier` is the highest milestone reached, 0 before the first; `uv` is the number of visitors who count for milestones, of all `visitors`. */
export const earnings = z.object({
  tier: count,
  uv: count,
  visitors: count,
  totalChats: count,
  tiers: z.array(
    z.object({ tier: count, visitors: count, cents: count, reached: z.boolean(), claimed: z.boolean() }),
  ),
  claimed: count,
  availableForWithdrawal: count,
  /** Rewards of all milestones reached, claimed or not. */
  totalEarnings: count,
  withdrawn: count,
  /** Claimed, and not yet withdrawable. */
  held: count,
  /** When some of it can be withdrawn; null if nothing is held. */
  nextAvailableAt: z.nullable(time),
  /** In withdrawals that are not finished. */
  requested: count,
});
export type Earnings = z.output<typeof earnings>;
