import type { Tx } from '../../../platform/db.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { updateMembership } from '../memberships/memberships.repository.ts';
import { endOrder } from '../orders/end-order.ts';
import { lockBuyer, lockOpenPlanOrders } from '../orders/orders.repository.ts';
import type { MembershipRow } from '../payments.schema.ts';
import { findMembershipById, lockRunning } from './second-plans.repository.ts';

/** A month and two days, in ms: payments of the month that is paid, and none of the month before. */
const MONTH_MS = 33 * 86_400_000;

/**
 * Marks a membership that has begun beside an earlier one, or those that have begun beside it, and ends the purchase of a plan
 * that is still open. Earlier memberships that were paused meanwhile stay as they are.
 */
export async function markSecondPlans(
  tx: Tx,
  id: string,
  { jobs, now }: { jobs: Pick<Jobs, 'send'>; now: Date },
): Promise<void> {
  const userId = (await findMembershipById(tx, id))?.userId ?? null;
  // The account was deleted, which ends all of its subscriptions.
  if (userId === null) return;
  await lockBuyer(tx, userId);
  // The same order of locks as when a payment is applied.
  const open = await lockOpenPlanOrders(tx, [userId]);
  const running = await lockRunning(tx, { userId, now });
  const [first] = running;
  const own = running.find((each) => each.id === id);
  if (first === undefined || own === undefined) return;
  for (const order of open) await endOrder(tx, jobs, order);
  for (const second of own === first ? running.slice(1) : [own]) {
    await updateMembership(tx, second.id, { secondTo: first.id, secondSince: monthBegin(second, now) });
  }
}

const monthBegin = ({ renewsAt, endsAt }: MembershipRow, now: Date) =>
  new Date((renewsAt ?? endsAt ?? now).getTime() - MONTH_MS);
