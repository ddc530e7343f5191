import type { PlanChange } from '@storyloom/contract/payments/entities/plan-change';
import { type PlanName, planNames } from '@storyloom/contract/payments/plans';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Logger } from '../../../platform/logger.ts';
import { DeclinedError, type PaymentProvider, type PriceChange } from '../paddle/provider.ts';
import type { MembershipRow } from '../payments.schema.ts';
import type { PriceList } from '../price-list.ts';
import { toMemberAccount } from './member-account.ts';
import { findMembership } from './memberships.repository.ts';

interface PlanChangeParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  prices: PriceList;
  provider: PaymentProvider;
}

const isBetter = (plan: PlanName, than: PlanName) => planNames.indexOf(plan) > planNames.indexOf(than);

/**
 * Changes, cancellations and resumptions of memberships. They are made at the provider alone: its signed events change the
 * membership, whatever was done and in which order.
 */
export function createPlanChanges({ db, clock, logger, prices, provider }: PlanChangeParts) {
  async function requireMembership(userId: string): Promise<MembershipRow> {
    const membership = await findMembership(db, userId, clock.now());
    if (membership === undefined || membership.status === 'canceled') {
      throw new DomainError('payment.no_membership');
    }
    return membership;
  }

  /** Throws payment.declined for a declined payment, and payment.unavailable if the call fails otherwise. */
  async function ask<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (error instanceof DeclinedError) throw new DomainError('payment.declined');
      logger.error({ err: error }, 'the payment provider did not change a membership');
      throw new DomainError('payment.unavailable');
    }
  }

  /** Throws payment.no_membership, payment.same_plan and payment.change_refused. */
  async function prepare(userId: string, plan: PlanName) {
    const membership = await requireMembership(userId);
    if (plan === (membership.nextPlan ?? membership.plan)) throw new DomainError('payment.same_plan');
    const { renewsAt } = toMemberAccount(membership);
    const offer = prices.plans.find((each) => each.plan === plan);
    if (membership.status !== 'active' || renewsAt === null || offer === undefined) {
      throw new DomainError('payment.change_refused');
    }
    return { membership, offer, renewsAt };
  }

  async function toPriceChange(
    { membership, offer, renewsAt }: Awaited<ReturnType<typeof prepare>>,
    plan: PlanName,
  ): Promise<PriceChange> {
    const { paidPlan: _, paidUntil: __, ...customData } = await provider.readCustomData(membership.id);
    const isLesser = isBetter(membership.plan, plan);
    return {
      priceId: offer.priceId,
      isProrated: isBetter(plan, membership.plan),
      customData: isLesser ? { ...customData, paidPlan: membership.plan, paidUntil: renewsAt } : customData,
    };
  }

  async function preview(userId: string, plan: PlanName) {
    const prepared = await prepare(userId, plan);
    const { membership, offer, renewsAt } = prepared;
    const { change, dueNow, nextBilledAt } = await ask(async () => {
      const change = await toPriceChange(prepared, plan);
      return { change, ...(await provider.previewPrice(membership.id, change)) };
    });
    const planChange: PlanChange = {
      plan,
      dueNow: change.isProrated ? dueNow : 0,
      effectiveAt: isBetter(membership.plan, plan) ? renewsAt : clock.now().toISOString(),
      nextPaymentAt: nextBilledAt.toISOString(),
      nextPrice: offer.cents,
    };
    return { subscriptionId: membership.id, change, planChange };
  }

  return {
    preview: async (userId: string, plan: PlanName): Promise<PlanChange> =>
      (await preview(userId, plan)).planChange,

    /** Throws payment.amount_changed if more is due than the user was shown. */
    async change(userId: string, { plan, dueNow }: { plan: PlanName; dueNow: number }): Promise<PlanChange> {
      const { subscriptionId, change, planChange } = await preview(userId, plan);
      if (planChange.dueNow > dueNow) {
        throw new DomainError('payment.amount_changed', { dueNow: planChange.dueNow });
      }
      await ask(() => provider.changePrice(subscriptionId, change));
      return planChange;
    },

    async cancel(userId: string): Promise<MemberAccount> {
      const membership = await requireMembership(userId);
      if (membership.endsAt === null) await ask(() => provider.cancelAtPeriodEnd(membership.id));
      return toMemberAccount(membership);
    },

    async resume(userId: string): Promise<MemberAccount> {
      const membership = await requireMembership(userId);
      if (membership.endsAt !== null) await ask(() => provider.keepSubscription(membership.id));
      return toMemberAccount(membership);
    },
  };
}
