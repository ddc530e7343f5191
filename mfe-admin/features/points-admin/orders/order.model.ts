import type { AdminOrder } from '@storyloom/contract/entities/admin-order';
import type { AdminUserDetail } from '@storyloom/contract/entities/admin-user';
import { refundedPoints } from '@storyloom/contract/refunded-points';
import { formatPoints, formatUsd } from '../text.ts';

export const stateTexts: Record<AdminOrder['state'], string> = {
  OPEN: 'Not paid',
  PAID: 'Paid',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
};

const adjustmentStatuses: Readonly<Record<string, string>> = {
  pending_approval: 'waits for the provider’s approval',
  approved: 'approved',
  rejected: 'rejected by the provider',
  reversed: 'reversed',
  sending: 'not confirmed by the provider yet',
  sent: 'accepted by the provider, waiting for its webhook',
  failed: 'refused by the provider',
};

/** Describes the state of a refund. An unknown state is shown as the provider calls it. */
export function adjustmentText(status: string): string {
  return adjustmentStatuses[status] ?? status;
}

type Refunded = Pick<AdminOrder, 'paid' | 'pointsCount' | 'refunded'>;

/** Points that a refund takes back, given the earlier refunds. */
export function pointsTaken({ paid, pointsCount: points, refunded }: Refunded, amount: number): number {
  if (paid === null) return 0;
  const upTo = (sum: number) => refundedPoints({ points, paid }, sum);
  return upTo(refunded + amount) - (refunded === 0 ? 0 : upTo(refunded));
}

/** The effect of a refund, for the confirmation before it is sent. */
export function refundEffect(
  order: Refunded & Pick<AdminOrder, 'plan'>,
  amount: number,
  { name, points }: Pick<AdminUserDetail, 'name' | 'points'>,
): string {
  const taken = pointsTaken(order, amount);
  const owed = Math.max(taken - points, 0);
  const parts = [
    `${formatUsd(amount)} goes back to ${name}’s payment method.`,
    `Once the provider approves, ${formatPoints(taken)} ${taken === 1 ? 'is' : 'are'} taken back.`,
    owed > 0
      ? `The balance has ${points.toLocaleString('en')} now, so about ${owed.toLocaleString('en')} of them would become a debt.`
      : '',
    order.plan === null ? '' : 'The plan continues.',
  ];
  return parts.filter((part) => part !== '').join(' ');
}
