import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import { listLimits } from '@storyloom/contract/core/list-limits';
import type { CursorPage } from '@storyloom/contract/core/paged';
import type { checkout as checkoutEndpoint } from '@storyloom/contract/payments/endpoints/checkout';
import type { Offers } from '@storyloom/contract/payments/entities/offers';
import type { Order } from '@storyloom/contract/payments/entities/order';
import { describePlan, type PlanName } from '@storyloom/contract/payments/plans';
import type { MemberAccount } from '@storyloom/contract/points/entities/member-account';
import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import { DomainError } from '../../platform/errors.ts';
import type { JobHandler } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type ListRequest, readPage } from '../../platform/keyset.ts';
import type { Logger } from '../../platform/logger.ts';
import { isLoopback } from '../../platform/loopback.ts';
import { toCursorPage } from '../../platform/paging.ts';
import type { ValuesOf } from '../../platform/settings.ts';
import { createEventApplier } from './apply/apply-events.ts';
import type { PaymentLedger } from './ledger.ts';
import { toMemberAccount } from './memberships/member-account.ts';
import {
  findMembership,
  hasUnpaidMembership,
  listRunningMemberships,
} from './memberships/memberships.repository.ts';
import { createPlanChanges } from './memberships/plan-changes.ts';
import { createCheckout } from './orders/checkout.ts';
import { countPaidOrders, findCustomer, findOwnOrder, listPaidOrders } from './orders/orders.repository.ts';
import { comparePrices } from './paddle/compare-prices.ts';
import { pickPayments } from './paddle/pick-payments.ts';
import type { paymentsSettings } from './payments.config.ts';
import { endSubscription, fetchMissed, paymentJobs } from './payments.jobs.ts';
import type { OrderRow } from './payments.schema.ts';
import { createPriceList, discounted } from './price-list.ts';
import { detachPayments, mergePayments } from './users-data.repository.ts';
import { countWaitingEvents } from './webhooks/events.repository.ts';
import { createEventReceiver } from './webhooks/receive.ts';

export { mountWebhook } from './webhooks/mount-webhook.ts';

/** Age after which a waiting event needs an administrator, in ms. */
const OVERDUE_MS = 3_600_000;

const LATEST = { name: 'ORDERS', isInteger: true };

interface PaymentsParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: Jobs;
  ledger: PaymentLedger;
  config: ValuesOf<typeof paymentsSettings>;
  /** True if a premium model is connected. */
  hasPremium: boolean;
}

export type PaymentsService = ReturnType<typeof createPayments>;

/** Purchases of packs and plans. Points and plans come from the provider's signed events alone. */
export function createPayments(parts: PaymentsParts) {
  const { db, clock, logger, jobs, ledger, config, hasPremium } = parts;
  const prices = createPriceList(config.PADDLE_PRICES);
  const payments = pickPayments(config);
  const checkout =
    payments === null
      ? null
      : createCheckout({ db, clock, logger, jobs, prices, provider: payments.provider });
  const planChanges =
    payments === null ? null : createPlanChanges({ db, clock, logger, prices, provider: payments.provider });
  const receiver =
    payments === null ? null : createEventReceiver({ db, clock, jobs, secrets: payments.webhookSecrets });
  const applier = createEventApplier({ db, clock, logger, ledger, prices });

  /** True if visitors of the site at this origin can pay; test payments are for this machine only. */
  const isOffered = (site: string | null) =>
    payments !== null && (!isLoopback(payments.payOrigin) || site === null || isLoopback(site));

  async function memberOf(userId: string): Promise<MemberAccount> {
    const membership = await findMembership(db, userId, clock.now());
    const account = toMemberAccount(membership);
    return membership ? account : { ...account, isPastDue: await hasUnpaidMembership(db, userId) };
  }

  function toOrder(row: OrderRow): Order {
    const { id, priceId, name, plan, quantity, price, points, state, transactionId } = row;
    const isPayable = state === 'OPEN' && transactionId !== null && payments !== null;
    return {
      id,
      priceId,
      name,
      plan,
      quantity,
      price,
      state,
      pointsCount: points,
      checkoutUrl: isPayable ? `${payments.payOrigin}/?_ptxn=${transactionId}` : null,
      createdAt: row.createdAt.toISOString(),
      pointsAddedAt: row.pointsAddedAt?.toISOString() ?? null,
    };
  }

  return {
    receiver,
    /** Null if nothing can be bought. */
    provider: payments?.provider ?? null,
    toOrder,
    applySubject: applier.applySubject,
    /** Stores events whose webhooks never came. Returns their number. */
    fetchMissed: async () =>
      payments === null || receiver === null
        ? 0
        : fetchMissed({ db, clock, logger, provider: payments.provider, receiver }),
    jobs: (payments === null || receiver === null
      ? []
      : paymentJobs({
          db,
          clock,
          jobs,
          logger,
          receiver,
          provider: payments.provider,
          applySubject: applier.applySubject,
        })) satisfies JobHandler[],

    /** Warns about prices that differ from those of the provider. */
    comparePrices: async () => {
      if (payments !== null) await comparePrices(prices, { provider: payments.provider, logger });
    },

    /** Events that have waited for more than an hour. */
    countOverdue: () => countWaitingEvents(db, new Date(clock.now().getTime() - OVERDUE_MS)),

    memberOf,
    planOf: async (userId: string): Promise<PlanName | null> => (await memberOf(userId)).plan,

    /** Packs and plans at the prices of a user; null for a visitor without a token. `site` is the origin of the visitor's site. */
    async offers(userId: string | null, site: string | null): Promise<Offers> {
      const member: MemberAccount = userId === null ? toMemberAccount(undefined) : await memberOf(userId);
      return {
        isAvailable: isOffered(site),
        hasPremium,
        packs: prices.packs.map(({ priceId, name, cents, points, isPopular }) => ({
          priceId,
          name,
          isPopular,
          quantity: 1,
          pointsCount: points,
          listPrice: cents,
          price: discounted(cents, member.packDiscountPercent),
        })),
        plans: prices.plans.map(({ priceId, name, cents, points, plan }) => ({
          priceId,
          name,
          plan,
          price: cents,
          pointsCount: points,
          ...describePlan(plan, { hasPremium }),
          isCurrent: plan === member.plan,
        })),
      };
    },

    /** Throws what `createCheckout` throws. */
    async checkout(
      userId: string,
      input: ParsedInputOf<typeof checkoutEndpoint>,
      site: string | null,
    ): Promise<Order> {
      if (prices.find(input.priceId) === undefined) throw new DomainError('payment.price_unknown');
      if (checkout === null || !isOffered(site)) throw new DomainError('payment.unavailable');
      return toOrder(await checkout(userId, input));
    },

    /** Changes of the membership; throws payment.unavailable without a payment provider. */
    get planChanges() {
      if (planChanges === null) throw new DomainError('payment.unavailable');
      return planChanges;
    },

    /** Throws payment.order_not_found. */
    async order(userId: string, id: string): Promise<Order> {
      const row = await findOwnOrder(db, userId, id);
      if (row === undefined) throw new DomainError('payment.order_not_found');
      return toOrder(row);
    },

    async orders(userId: string, request: ListRequest): Promise<CursorPage<Order>> {
      const [{ rows, nextCursor }, total] = await Promise.all([
        readPage(LATEST, request, (range) => listPaidOrders(db, userId, range)),
        countPaidOrders(db, userId),
      ]);
      const orders = rows.map(({ order }) => toOrder(order));
      return toCursorPage(orders, {
        page: request.page,
        total: Math.min(total, listLimits.totalCountCap + 1),
        nextCursor,
      });
    },

    /** Throws payment.nothing_to_manage and payment.unavailable. */
    async openPortal(userId: string): Promise<{ url: string }> {
      if (payments === null) throw new DomainError('payment.unavailable');
      const customerId = await findCustomer(db, userId);
      if (customerId === null) throw new DomainError('payment.nothing_to_manage');
      const subscriptions = await listRunningMemberships(db, userId);
      try {
        return { url: await payments.provider.openPortal(customerId, subscriptions) };
      } catch (error) {
        logger.error({ err: error }, 'the payment provider did not open its portal');
        throw new DomainError('payment.unavailable');
      }
    },

    /** Moves the purchases and memberships of a guest; of two plans that are being bought, the account's is cancelled. */
    merge: (tx: Tx, merge: { guestId: string; userId: string }) => mergePayments(tx, jobs, merge),

    /** Ends the subscriptions of a user whose account is deleted, and detaches what was paid. */
    async erase(tx: Tx, { userId }: { userId: string }): Promise<number> {
      const running = payments === null ? [] : await listRunningMemberships(tx, userId);
      for (const subscriptionId of running) {
        await jobs.send(tx, endSubscription, { subscriptionId });
      }
      return detachPayments(tx, userId);
    },
  };
}
