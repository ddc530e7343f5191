import type { ParsedInputOf } from '@storyloom/contract/endpoint';
import type { checkout as checkoutEndpoint } from '@storyloom/contract/endpoints/payments/checkout';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import { newId } from '../../../platform/ids.ts';
import type { Logger } from '../../../platform/logger.ts';
import { toMemberAccount } from '../memberships/member-account.ts';
import { findMembership, hasUnpaidMembership } from '../memberships/memberships.repository.ts';
import type { PaymentProvider } from '../paddle/provider.ts';
import type { OrderRow } from '../payments.schema.ts';
import { discounted, type Offer, type PriceList } from '../price-list.ts';
import {
  cancelOrder,
  findCustomer,
  findOpenPlanOrder,
  insertOrder,
  lockBuyer,
  updateOrder,
  withId,
} from './orders.repository.ts';

/** How long a second tab continues the purchase of a plan that another one began, in ms. */
const REUSE_MS = 3_600_000;

interface CheckoutParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  prices: PriceList;
  provider: PaymentProvider;
}

type CheckoutInput = ParsedInputOf<typeof checkoutEndpoint>;

/**
 * Begins purchases: the order is stored first, then the provider creates its transaction, so that a webhook finds the order
 * by the id that the transaction carries.
 */
export function createCheckout({ db, clock, logger, prices, provider }: CheckoutParts) {
  async function insertPlanOrder(tx: Tx, userId: string, offer: Offer): Promise<OrderRow> {
    await lockBuyer(tx, userId);
    const now = clock.now();
    if ((await findMembership(tx, userId, now)) !== undefined)
      throw new DomainError('payment.already_member');
    if (await hasUnpaidMembership(tx, userId)) throw new DomainError('payment.plan_unpaid');
    const after = new Date(now.getTime() - REUSE_MS);
    const open = await findOpenPlanOrder(tx, { userId, priceId: offer.priceId, after });
    return open ?? insertNewOrder(tx, { userId, offer, quantity: 1, discountPercent: 0 });
  }

  async function insertNewOrder(
    tx: Tx,
    { userId, offer, quantity, discountPercent }: NewOrder,
  ): Promise<OrderRow> {
    const order: OrderRow = {
      id: newId(),
      userId,
      priceId: offer.priceId,
      name: offer.name,
      plan: offer.kind === 'plan' ? offer.plan : null,
      quantity,
      price: discounted(offer.cents * quantity, discountPercent),
      points: offer.points * quantity,
      state: 'OPEN',
      ...{ transactionId: null, customerId: null, paid: null, pointsAddedAt: null },
      createdAt: clock.now(),
    };
    await insertOrder(tx, order);
    return order;
  }

  /** Throws payment.unavailable if the provider does not create the transaction. */
  async function openTransaction(order: OrderRow, discountPercent: number): Promise<OrderRow> {
    const { id: orderId, priceId, quantity, userId } = order;
    try {
      const customerId = userId === null ? null : await findCustomer(db, userId);
      const transactionId = await provider.createTransaction({
        ...{ orderId, priceId, quantity, discountPercent, customerId },
      });
      await updateOrder(db, orderId, { transactionId });
      return { ...order, transactionId };
    } catch (error) {
      logger.error({ err: error, orderId }, 'the payment provider did not create a transaction');
      await cancelOrder(db, withId(orderId));
      throw new DomainError('payment.unavailable');
    }
  }

  /** Throws payment.price_unknown, payment.one_plan, payment.already_member, payment.plan_unpaid and payment.unavailable. */
  return async function checkout(userId: string, { priceId, quantity }: CheckoutInput): Promise<OrderRow> {
    const offer = prices.find(priceId);
    if (offer === undefined) throw new DomainError('payment.price_unknown');
    if (offer.kind === 'plan' && quantity > 1) throw new DomainError('payment.one_plan');
    const member = toMemberAccount(await findMembership(db, userId, clock.now()));
    const discountPercent = offer.kind === 'pack' ? member.packDiscountPercent : 0;
    const order = await db.transaction((tx) =>
      offer.kind === 'plan'
        ? insertPlanOrder(tx, userId, offer)
        : insertNewOrder(tx, { userId, offer, quantity, discountPercent }),
    );
    return order.transactionId === null ? openTransaction(order, discountPercent) : order;
  };
}

interface NewOrder {
  userId: string;
  offer: Offer;
  quantity: number;
  discountPercent: number;
}
