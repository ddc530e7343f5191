import type { AdminUserDetail } from '@storyloom/contract/admin/entities/admin-user';
import type { PointsGrant } from '@storyloom/contract/admin/entities/points-grant';
import { pointsAdminLimits } from '@storyloom/contract/admin/limits';
import { formatPoints } from '../text.ts';

export const stateTexts: Record<PointsGrant['state'], string> = {
  WAITING: 'Waits for a second administrator',
  GRANTED: 'Granted',
  REJECTED: 'Rejected',
  EXPIRED: 'Expired',
};

/** The confirmation before a grant, with its exact effect. */
export function grantQuestion(
  amount: number,
  { name, points, debt }: Pick<AdminUserDetail, 'name' | 'points' | 'debt'>,
) {
  const paid = Math.min(amount, debt);
  const after = (points + amount - paid).toLocaleString('en');
  const effect =
    paid > 0
      ? `${formatPoints(paid)} of them pay the debt; the balance becomes ${after}.`
      : `The balance becomes ${after}.`;
  if (amount > pointsAdminLimits.grantAlone) {
    return {
      title: `Ask for ${formatPoints(amount)} for ${name}?`,
      message: `Nothing is added until a second administrator approves, within ${pointsAdminLimits.grantDays} days. ${effect}`,
      confirmLabel: 'Ask',
    };
  }
  return { title: `Grant ${formatPoints(amount)} to ${name}?`, message: effect, confirmLabel: 'Grant' };
}
