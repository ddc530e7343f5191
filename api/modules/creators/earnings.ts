import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import type { MoneyAccount } from './money/money.repository.ts';

/** The earnings of a creator; `uv` of the visitors count for milestones. */
export function toEarnings(
  money: MoneyAccount,
  { uv, visitors: all }: { uv: number; visitors: number },
  totalChats: number,
): Earnings {
  const tiers = creatorLimits.tiers.map(({ tier, visitors, cents }) => {
    const claimed = money.claimedTiers.includes(tier);
    return { tier, visitors, cents, reached: claimed || uv >= visitors, claimed };
  });
  const reached = tiers.filter((each) => each.reached);
  return {
    tier: Math.max(0, ...reached.map(({ tier }) => tier)),
    uv,
    visitors: all,
    totalChats,
    tiers,
    claimed: money.claimed,
    availableForWithdrawal: Math.max(0, money.balance - money.held),
    totalEarnings: reached.reduce((sum, { cents }) => sum + cents, 0),
    withdrawn: money.withdrawn,
    held: money.held,
    nextAvailableAt: money.nextAvailableAt?.toISOString() ?? null,
    requested: money.requested,
  };
}
