import { plans } from '@storyloom/contract/payments/plans';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import type { MembershipRow } from '../payments.schema.ts';

/** Time for which a plan stays after a failed payment, in ms; the function memberships_current has it too. */
const GRACE_MS = 7 * 86_400_000;

/** Adds the benefits to a membership; undefined means no membership. */
export function toMemberAccount(membership: MembershipRow | undefined): MemberAccount {
  if (membership === undefined) {
    return {
      plan: null,
      nextPlan: null,
      renewsAt: null,
      endsAt: null,
      isPastDue: false,
      packDiscountPercent: 0,
      premiumModels: false,
      unlimitedStandardChat: false,
    };
  }
  const { plan, nextPlan, pastDueSince } = membership;
  const isPastDue = pastDueSince !== null;
  const endsAt = isPastDue ? new Date(pastDueSince.getTime() + GRACE_MS) : membership.endsAt;
  const renewsAt = isPastDue || endsAt !== null ? null : (membership.renewsAt?.toISOString() ?? null);
  return {
    plan,
    nextPlan: renewsAt === null ? null : nextPlan,
    renewsAt,
    endsAt: endsAt?.toISOString() ?? null,
    isPastDue,
    packDiscountPercent: plans[plan].packDiscountPercent,
    premiumModels: true,
    unlimitedStandardChat: plan === 'PRO',
  };
}
