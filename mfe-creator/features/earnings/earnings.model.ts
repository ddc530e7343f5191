import type { Earnings } from '@storyloom/contract/creators/entities/earnings';
import type { Withdrawal } from '@storyloom/contract/creators/entities/withdrawal';
import { creatorLimits } from '@storyloom/contract/creators/limits';
import type { BadgeProps } from '@storyloom/ui/text/Badge';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const wholeUsd = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});
const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', year: 'numeric' });

/** "$1,000.50", and "$20" for whole dollars. */
export const formatUsd = (cents: number) => (cents % 100 === 0 ? wholeUsd : usd).format(cents / 100);

/** "Nov 21, 2026". */
export const formatDay = (time: string) => day.format(new Date(time));

export const documentLabels = { PASSPORT: 'Passport', NATIONAL_ID: 'National ID' } as const;

export const stateBadges: Record<
  Withdrawal['state'],
  { label: string; tone: NonNullable<BadgeProps['tone']> }
> = {
  REQUESTED: { label: 'Under review', tone: 'ember' },
  APPROVED: { label: 'Approved', tone: 'cool' },
  PAID: { label: 'Paid', tone: 'success' },
  REJECTED: { label: 'Rejected', tone: 'danger' },
};

/** The reason why nothing can be withdrawn now; null if a withdrawal is possible. */
export function withdrawalObstacle(earnings: Earnings): string | null {
  const { availableForWithdrawal, requested, held, nextAvailableAt } = earnings;
  if (requested > 0)
    return `${formatUsd(requested)} is being withdrawn. You can have one withdrawal at a time.`;
  if (availableForWithdrawal >= creatorLimits.withdrawalMinCents) return null;
  const minimum = `The minimum withdrawal is ${formatUsd(creatorLimits.withdrawalMinCents)}.`;
  return held > 0 && nextAvailableAt !== null
    ? `${minimum} The next money is available on ${formatDay(nextAvailableAt)}.`
    : minimum;
}
