import type { Tx } from '../../../platform/db.ts';
import { newId } from '../../../platform/ids.ts';
import { insertNotices } from '../../notices/notices.service.ts';
import type { PaymentLedger } from '../ledger.ts';
import { monthKey, purchaseKey } from '../ledger-keys.ts';
import { insertMembership, lockMembership } from '../memberships/memberships.repository.ts';
import { insertOrder, lockOrder, updateOrder } from '../orders/orders.repository.ts';
import type { OrderRow } from '../payments.schema.ts';
import type { Offer, PriceList } from '../price-list.ts';
import type { TransactionData } from '../webhooks/event-body.ts';
import { settleRefunds } from './refunds.ts';

/** `waiting`: the order, membership or price that the event needs is not known yet. */
export type Outcome = 'applied' | 'waiting';

export interface ApplyParts {
  ledger: PaymentLedger;
  prices: PriceList;
  now: Date;
  eventId: string;
}

/** Adds the points of a completed transaction, by its own line items, and settles refunds that arrived before. */
export async function applyCompleted(tx: Tx, data: TransactionData, parts: ApplyParts): Promise<Outcome> {
  // A new card is checked by a payment of nothing.
  if (data.origin === 'subscription_payment_method_change') return 'applied';
  const lines = readLines(data, parts.prices);
  if (lines === null) return 'waiting';
  const keys = { transactionId: data.id, orderId: data.custom_data.orderId };
  const begun = await lockOrder(tx, keys);
  const order = begun ?? (await insertRenewal(tx, data, lines, parts));
  if (order === null) return 'waiting';
  if (order.pointsAddedAt !== null) return 'applied';
  if (order.userId !== null)
    await addPoints(tx, { ...data, userId: order.userId, orderId: order.id }, lines, parts);
  if (begun === undefined) await tellRenewal(tx, order, lines, parts);
  const paid: OrderRow = {
    ...order,
    state: 'PAID',
    transactionId: data.id,
    subscriptionId: data.subscription_id ?? null,
    customerId: data.customer_id ?? null,
    ...paymentOf(data),
    points: lines.reduce((sum, { points }) => sum + points, 0),
    pointsAddedAt: parts.now,
  };
  await updateOrder(tx, order.id, paid);
  await beginMembership(tx, data, lines, order.userId);
  await settleRefunds(tx, paid, parts);
  return 'applied';
}

/** The sum that was paid by money or credit, in the smallest unit of its currency. */
const paymentOf = ({ details: { totals } }: TransactionData) => ({
  paid: Math.max(0, totals.total),
  currency: totals.currency_code,
});

interface Line {
  offer: Offer;
  quantity: number;
  points: number;
}

/** The offers of the transaction's line items; null if one has an unknown price. */
export function readLines(
  { details, origin }: Pick<TransactionData, 'details' | 'origin'>,
  prices: PriceList,
): Line[] | null {
  const lines: Line[] = [];
  const isFree = details.totals.total <= 0 || origin === 'subscription_update';
  for (const { price_id: priceId, quantity, proration } of details.line_items) {
    const offer = prices.find(priceId);
    if (offer === undefined) return null;
    // A change of plan pays the rest of the month back; nothing else may.
    if (quantity < 0 && origin === 'subscription_update') continue;
    if (quantity < 0) throw new Error('A payment has a negative quantity.');
    // A trial, or the rest of a month after a change of plan, adds no points of its own.
    const isPartial = offer.kind === 'plan' && (isFree || (proration != null && Number(proration.rate) < 1));
    lines.push({ offer, quantity, points: isPartial ? 0 : offer.points * quantity });
  }
  return lines;
}

async function addPoints(
  tx: Tx,
  transaction: TransactionData & { userId: string; orderId: string },
  lines: readonly Line[],
  { ledger }: ApplyParts,
): Promise<void> {
  const { userId } = transaction;
  const target = { kind: 'ORDER', orderId: transaction.orderId } as const;
  const sum = (kind: Offer['kind']) =>
    lines.reduce((total, { offer, points }) => total + (offer.kind === kind ? points : 0), 0);
  const [bought, monthly] = [sum('pack'), sum('plan')];
  if (bought > 0)
    await ledger.purchase(tx, { userId, amount: bought, key: purchaseKey(transaction), target });
  if (monthly > 0)
    await ledger.grantMonthly(tx, { userId, amount: monthly, key: monthKey(transaction), target });
}

/** Tells a member of a payment that the provider charged by itself, and of its points. */
async function tellRenewal(
  tx: Tx,
  { id, userId, plan }: OrderRow,
  lines: readonly Line[],
  { now }: ApplyParts,
): Promise<void> {
  const count = lines.reduce((sum, { points }) => sum + points, 0);
  if (userId === null || plan === null || count === 0) return;
  const detail = { plan, count };
  await insertNotices(tx, [{ userId, key: `plan${id}`, kind: 'PLAN_RENEWED', detail }], now);
}

/** Inserts the order of a renewal that the provider charged by itself; null if its subscription is unknown. */
async function insertRenewal(
  tx: Tx,
  data: TransactionData,
  lines: readonly Line[],
  { now }: ApplyParts,
): Promise<OrderRow | null> {
  const offer = lines.find((line) => line.offer.kind === 'plan')?.offer;
  if (data.subscription_id == null || offer?.kind !== 'plan') return null;
  const membership = await lockMembership(tx, data.subscription_id);
  if (membership === undefined) return null;
  const { subtotal, discount, currency_code: currency } = data.details.totals;
  const order: OrderRow = {
    id: newId(),
    userId: membership.userId,
    priceId: offer.priceId,
    name: offer.name,
    plan: offer.plan,
    quantity: 1,
    price: currency === 'USD' ? Math.max(0, subtotal - discount) : offer.cents,
    points: offer.points,
    state: 'PAID',
    transactionId: data.id,
    subscriptionId: data.subscription_id,
    customerId: membership.customerId,
    ...paymentOf(data),
    createdAt: now,
    pointsAddedAt: null,
    beginError: null,
  };
  await insertOrder(tx, order);
  return order;
}

/** Begins the membership with its first payment, without waiting for the event of the subscription. */
async function beginMembership(
  tx: Tx,
  { subscription_id: id, customer_id: customerId, billing_period: period }: TransactionData,
  lines: readonly Line[],
  userId: string | null,
): Promise<void> {
  const offer = lines.find((line) => line.offer.kind === 'plan')?.offer;
  if (offer?.kind !== 'plan' || id == null || customerId == null) return;
  await insertMembership(tx, {
    id,
    userId,
    customerId,
    plan: offer.plan,
    status: 'active',
    renewsAt: period?.ends_at ?? null,
    // Any event of the subscription is later.
    changedAt: new Date(0),
  });
}
