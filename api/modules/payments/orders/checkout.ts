import type { ParsedInputOf } from '@storyloom/contract/core/endpoint';
import type { checkout as checkoutEndpoint } from '@storyloom/contract/payments/endpoints/checkout';
import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import type { Logger } from '../../../platform/logger.ts';
import { toMemberAccount } from '../memberships/member-account.ts';
import { findMembership } from '../memberships/memberships.repository.ts';
import type { PaymentProvider } from '../paddle/provider.ts';
import type { OrderRow } from '../payments.schema.ts';
import type { PriceList } from '../price-list.ts';
import { closeTransaction } from './end-order.ts';
import { newOrder } from './new-order.ts';
import {
  attachTransaction,
  cancelOrder,
  findArrivingPlan,
  findCustomer,
  findOrderById,
  insertOrder,
  markPaid,
  withId,
} from './orders.repository.ts';
import { createPlanOrders } from './plan-orders.ts';
import { waitForTransaction } from './wait-for-transaction.ts';

interface CheckoutParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: Pick<Jobs, 'send'>;
  prices: PriceList;
  provider: PaymentProvider;
}

type CheckoutInput = ParsedInputOf<typeof checkoutEndpoint>;

/**
 * Begins purchases: the order is stored first, then the provider creates its transaction, so that a webhook finds the order
 * by the id that the transaction carries. A person buys one plan at a time.
 */
export function createCheckout({ db, clock, logger, jobs, prices, provider }: CheckoutParts) {
  const planOrders = createPlanOrders({ clock, jobs });

  /** Throws payment.plan_arriving, and payment.unavailable if the provider does not answer. */
  async function close(transactionId: string, orderId: string): Promise<void> {
    const outcome = await ask(orderId, () => provider.closeTransaction(transactionId));
    if (outcome !== 'paid') return;
    await markPaid(db, transactionId);
    await fail(orderId, 'payment.plan_arriving');
  }

  /** Ends the order and throws the error, which requests that wait for it throw too. */
  async function fail(orderId: string, error: NonNullable<OrderRow['beginError']>): Promise<never> {
    await cancelOrder(db, withId(orderId), error);
    throw new DomainError(error);
  }

  /** Ends the order and throws payment.unavailable if the call of the provider fails. */
  async function ask<T>(orderId: string, work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      logger.error({ err: error, orderId }, 'the payment provider did not begin a purchase');
      return fail(orderId, 'payment.unavailable');
    }
  }

  /** Throws payment.unavailable, and payment.replaced if another purchase has ended the order meanwhile. */
  async function openTransaction(order: OrderRow, discountPercent: number): Promise<OrderRow> {
    const { id: orderId, priceId, quantity, userId } = order;
    const transactionId = await ask(orderId, async () => {
      const customerId = userId === null ? null : await findCustomer(db, userId);
      return provider.createTransaction({ orderId, priceId, quantity, discountPercent, customerId });
    });
    const isOpen = await db.transaction(async (tx) => {
      const isAttached = await attachTransaction(tx, orderId, transactionId);
      if (!isAttached) await jobs.send(tx, closeTransaction, { transactionId });
      return isAttached;
    });
    if (!isOpen) throw new DomainError('payment.replaced');
    return { ...order, transactionId };
  }

  async function begin(userId: string, { priceId, quantity }: CheckoutInput): Promise<OrderRow> {
    const offer = prices.find(priceId);
    if (offer === undefined) throw new DomainError('payment.price_unknown');
    if (offer.kind === 'plan' && quantity > 1) throw new DomainError('payment.one_plan');
    if (offer.kind === 'pack') {
      const { packDiscountPercent: discountPercent } = toMemberAccount(
        await findMembership(db, userId, clock.now()),
      );
      const order = newOrder({ userId, offer, quantity, discountPercent, now: clock.now() });
      await insertOrder(db, order);
      return openTransaction(order, discountPercent);
    }
    const { order, isNew, ended } = await db.transaction((tx) => planOrders.begin(tx, userId, offer));
    if (!isNew) return waitForTransaction(() => findOrderById(db, order.id));
    // The job does this too; here, the other one becomes unpayable before this one can be paid.
    if (ended !== null) await close(ended, order.id);
    return openTransaction(order, 0);
  }

  /**
   * Throws payment.price_unknown, payment.one_plan, payment.already_member, payment.plan_unpaid, payment.plan_arriving,
   * payment.replaced and payment.unavailable.
   */
  return async function checkout(userId: string, input: CheckoutInput): Promise<OrderRow> {
    try {
      return await begin(userId, input);
    } catch (error) {
      if (!(error instanceof DomainError) || error.error !== 'payment.plan_arriving') throw error;
      throw new DomainError(error.error, { orderId: await findArrivingPlan(db, userId) });
    }
  };
}
