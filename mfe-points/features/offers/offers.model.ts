import { type PlanName, plans } from '@storyloom/contract/payments/plans';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import { formatDay, formatUsd } from '../text/format.ts';

export const planTexts: Record<PlanName, { title: string; action: string }> = {
  PLUS: { title: plans.PLUS.title, action: 'Get Plus' },
  PRO: { title: 'Pro', action: plans.PRO.title },
};

/** The same day of the next month, or its last day if it is shorter. */
export function oneMonthAfter(date: Date): Date {
  const lastDay = new Date(date.getFullYear(), date.getMonth() + 2, 0).getDate();
  return new Date(date.getFullYear(), date.getMonth() + 1, Math.min(date.getDate(), lastDay));
}

/** Amounts and dates of a plan's payments, shown before it is bought. */
export function termsOf(cents: number, today: Date): string {
  const price = formatUsd(cents);
  const next = formatDay(oneMonthAfter(today));
  return `${price} today, then ${price} a month from ${next}, plus tax where it applies. Cancel any time.`;
}

/** The next event of a membership: its renewal or its end. */
export function memberStatus(
  { nextPlan, renewsAt, endsAt, isPastDue }: MemberAccount,
  cents: number,
): string {
  if (isPastDue && endsAt) {
    return `Your last payment failed. Update your card before ${formatDay(new Date(endsAt))} to keep your plan.`;
  }
  if (endsAt) return `Cancelled. You keep it until ${formatDay(new Date(endsAt))}.`;
  if (renewsAt && nextPlan) {
    const { title } = planTexts[nextPlan];
    return `You keep it until ${formatDay(new Date(renewsAt))}, then ${title} begins.`;
  }
  if (renewsAt) return `Renews on ${formatDay(new Date(renewsAt))} for ${formatUsd(cents)}.`;
  return 'Active.';
}
