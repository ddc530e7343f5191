import { newId } from '../../../platform/ids.ts';
import type { OrderRow } from '../payments.schema.ts';
import { discounted, type Offer } from '../price-list.ts';

interface NewOrder {
  userId: string;
  offer: Offer;
  quantity: number;
  discountPercent: number;
  now: Date;
}

/** An open order that the provider does not know yet. */
export function newOrder({ userId, offer, quantity, discountPercent, now }: NewOrder): OrderRow {
  return {
    id: newId(),
    userId,
    priceId: offer.priceId,
    name: offer.name,
    plan: offer.kind === 'plan' ? offer.plan : null,
    quantity,
    price: discounted(offer.cents * quantity, discountPercent),
    points: offer.points * quantity,
    state: 'OPEN',
    transactionId: null,
    subscriptionId: null,
    customerId: null,
    paid: null,
    currency: 'USD',
    pointsAddedAt: null,
    beginError: null,
    createdAt: now,
  };
}
