import type { PointsAccount } from '@storyloom/contract/points/entities/points-account';
import type { Account } from './points.repository.ts';

const DAY_MS = 86_400_000;

/** The account as its user sees it. A clock that was set back does not reopen a claimed day. */
export function toPointsAccount({ balance, debt, checkedInOn }: Account, now: Date): PointsAccount {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
  const claimed = checkedInOn === null ? Number.NEGATIVE_INFINITY : Date.parse(checkedInOn);
  const isClaimed = claimed >= today;
  return {
    totalIntegral: balance,
    isSignInToday: isClaimed,
    nextCheckInAt: new Date(isClaimed ? claimed + DAY_MS : today).toISOString(),
    debt,
  };
}
