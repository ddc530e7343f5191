import type { Clock } from '../../../platform/clock.ts';
import type { Tx } from '../../../platform/db.ts';
import { DomainError } from '../../../platform/errors.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { findMembership, hasUnpaidMembership } from '../memberships/memberships.repository.ts';
import type { OrderRow } from '../payments.schema.ts';
import type { Offer } from '../price-list.ts';
import { endOrder } from './end-order.ts';
import { newOrder } from './new-order.ts';
import { findArrivingPlan, insertOrder, lockBuyer, lockOpenPlanOrders } from './orders.repository.ts';

/** Time for which a second tab continues the purchase of a plan that another one began, in ms. */
const REUSE_MS = 3_600_000;
/** Time that the provider may take to create a transaction, in ms. A process that takes longer has ended. */
const BEGIN_MS = 60_000;

interface BegunPlan {
  order: OrderRow;
  /** False for an order that another request began; it may not have its transaction yet. */
  isNew: boolean;
  /** The transaction of the purchase that this one ends. */
  ended: string | null;
}

/** Purchases of plans, one open at a time for each person. */
export function createPlanOrders({ clock, jobs }: { clock: Clock; jobs: Pick<Jobs, 'send'> }) {
  /** True if an open purchase can be continued for the offer. */
  function isSame({ priceId, price, createdAt, transactionId }: OrderRow, offer: Offer): boolean {
    const age = clock.now().getTime() - createdAt.getTime();
    return (
      priceId === offer.priceId &&
      price === offer.cents &&
      age < (transactionId === null ? BEGIN_MS : REUSE_MS)
    );
  }

  return {
    /**
     * Finds the open purchase of the plan, or begins one and ends any other. Throws payment.already_member,
     * payment.plan_unpaid and payment.plan_arriving.
     */
    async begin(tx: Tx, userId: string, offer: Offer): Promise<BegunPlan> {
      await lockBuyer(tx, userId);
      const now = clock.now();
      if ((await findMembership(tx, userId, now)) !== undefined)
        throw new DomainError('payment.already_member');
      if (await hasUnpaidMembership(tx, userId)) throw new DomainError('payment.plan_unpaid');
      if ((await findArrivingPlan(tx, userId)) !== null) throw new DomainError('payment.plan_arriving');
      const [open] = await lockOpenPlanOrders(tx, [userId]);
      if (open !== undefined && isSame(open, offer)) return { order: open, isNew: false, ended: null };
      if (open !== undefined) await endOrder(tx, jobs, open);
      const order = newOrder({ userId, offer, quantity: 1, discountPercent: 0, now });
      await insertOrder(tx, order);
      return { order, isNew: true, ended: open?.transactionId ?? null };
    },
  };
}
