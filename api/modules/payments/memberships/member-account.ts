import type { MemberAccount } from '@storyloom/contract/entities/member-account';
import { plans } from '@storyloom/contract/plans';
import type { MembershipRow } from '../payments.schema.ts';
import { GRACE_MS } from './memberships.repository.ts';

/** A membership with its benefits; undefined for none. */
export function toMemberAccount(membership: MembershipRow | undefined): MemberAccount {
  if (membership === undefined) {
    return {
      ...{ plan: null, renewsAt: null, endsAt: null, isPastDue: false },
      ...{ packDiscountPercent: 0, premiumModels: false, unlimitedStandardChat: false },
    };
  }
  const { plan, pastDueSince } = membership;
  const isPastDue = pastDueSince !== null;
  const endsAt = isPastDue ? new Date(pastDueSince.getTime() + GRACE_MS) : membership.endsAt;
  return {
    plan,
    renewsAt: isPastDue ? null : (membership.renewsAt?.toISOString() ?? null),
    endsAt: endsAt?.toISOString() ?? null,
    isPastDue,
    packDiscountPercent: plans[plan].packDiscountPercent,
    premiumModels: true,
    unlimitedStandardChat: plan === 'PRO',
  };
}
