import type { PlanName } from '@storyloom/contract/payments/plans';
import type { Tx } from '../../../platform/db.ts';
import { insertMembership, lockMembership, updateMembership } from '../memberships/memberships.repository.ts';
import { lockOrder, updateOrder } from '../orders/orders.repository.ts';
import type { MembershipRow } from '../payments.schema.ts';
import type { PriceList } from '../price-list.ts';
import type { SubscriptionData } from '../webhooks/event-body.ts';
import type { Outcome } from './apply-transaction.ts';

/** Stores the state of a subscription, unless a later one is known. A cancelled subscription stays cancelled. */
export async function applySubscription(
  tx: Tx,
  data: SubscriptionData,
  { prices, occurredAt }: { prices: PriceList; occurredAt: Date },
): Promise<Outcome> {
  const offer = data.items
    .map(({ price }) => prices.find(price.id))
    .find((each) => each !== undefined && each.kind === 'plan');
  if (offer?.kind !== 'plan') return 'waiting';
  const keys = { transactionId: data.transaction_id ?? '', orderId: data.custom_data.orderId };
  const earlier = await lockMembership(tx, data.id);
  const order = earlier === undefined ? await lockOrder(tx, keys) : undefined;
  // A payment that was applied before the order was locked has begun the membership.
  const known = earlier ?? (await lockMembership(tx, data.id));
  if (known !== undefined && (known.changedAt > occurredAt || known.status === 'canceled')) return 'applied';
  const plan = readPlan(data, offer.plan, occurredAt);
  const state = { ...readState(data, known, occurredAt), ...plan, customerId: data.customer_id };
  if (known !== undefined) {
    await updateMembership(tx, data.id, state);
    return 'applied';
  }
  const transactionId = order?.transactionId ?? data.transaction_id ?? null;
  if (order === undefined || transactionId === null) return 'waiting';
  // A subscription results from a payment, whose event may arrive later.
  if (order.state === 'OPEN' || order.state === 'CANCELLED')
    await updateOrder(tx, order.id, { state: 'PAID', transactionId });
  await insertMembership(tx, { id: data.id, userId: order.userId, ...state });
  return 'applied';
}

/** The plan, and the one that replaces it: the price of a lesser plan begins at once, its benefits when the month that is paid ends. */
function readPlan(
  { custom_data: { paidAhead } }: SubscriptionData,
  priced: PlanName,
  occurredAt: Date,
): Pick<MembershipRow, 'plan' | 'nextPlan' | 'nextPlanAt'> {
  if (paidAhead === null || paidAhead.paidPlan === priced || paidAhead.paidUntil <= occurredAt) {
    return { plan: priced, nextPlan: null, nextPlanAt: null };
  }
  return { plan: paidAhead.paidPlan, nextPlan: priced, nextPlanAt: paidAhead.paidUntil };
}

type MembershipState = Pick<MembershipRow, 'status' | 'renewsAt' | 'endsAt' | 'pastDueSince' | 'changedAt'>;

function readState(
  {
    status,
    next_billed_at: nextBilledAt,
    canceled_at: canceledAt,
    scheduled_change: scheduled,
  }: SubscriptionData,
  known: MembershipRow | undefined,
  occurredAt: Date,
): MembershipState {
  const endsAt = status === 'canceled' ? (canceledAt ?? occurredAt) : scheduledEnd(scheduled);
  return {
    status,
    renewsAt: endsAt === null && status !== 'paused' ? (nextBilledAt ?? null) : null,
    endsAt,
    pastDueSince: status === 'past_due' ? (known?.pastDueSince ?? occurredAt) : null,
    changedAt: occurredAt,
  };
}

function scheduledEnd(scheduled: SubscriptionData['scheduled_change']): Date | null {
  const ends = scheduled?.action === 'cancel' || scheduled?.action === 'pause';
  return ends ? scheduled.effective_at : null;
}
