import { and, asc, eq, gt, gte, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import {
  type MembershipRow,
  memberships,
  type OrderRow,
  orders,
  paymentRefunds,
} from '../payments.schema.ts';

export async function findMembershipById(handle: Handle, id: string): Promise<MembershipRow | undefined> {
  const [row] = await handle.select().from(memberships).where(eq(memberships.id, id));
  return row;
}

/**
 * The memberships of a user that are paid or will be, without second ones. The provider's ids are in the order of time.
 * A membership that is over is not running, even if the provider has not reported its end.
 */
export function lockRunning(
  tx: Tx,
  { userId, now }: { userId: string; now: Date },
): Promise<MembershipRow[]> {
  return tx
    .select()
    .from(memberships)
    .where(
      and(
        eq(memberships.userId, userId),
        inArray(memberships.status, ['active', 'trialing', 'past_due']),
        isNull(memberships.secondTo),
        or(isNull(memberships.endsAt), gt(memberships.endsAt, now)),
      ),
    )
    .orderBy(asc(memberships.id))
    .for('update');
}

/** A membership if it is a second one, and those that are second to it. */
export function listSecond(handle: Handle, id: string): Promise<MembershipRow[]> {
  return handle
    .select()
    .from(memberships)
    .where(and(isNotNull(memberships.secondTo), or(eq(memberships.id, id), eq(memberships.secondTo, id))));
}

/** The payments of a subscription since a time that are not paid back. */
export function listPayments(handle: Handle, subscriptionId: string, since: Date): Promise<OrderRow[]> {
  return handle
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.subscriptionId, subscriptionId),
        eq(orders.state, 'PAID'),
        gte(orders.pointsAddedAt, since),
      ),
    );
}

/** Returns false if administrators were already notified of the refund. */
export async function markTold(tx: Tx, refundId: string, at: Date): Promise<boolean> {
  const rows = await tx
    .update(paymentRefunds)
    .set({ toldAt: at })
    .where(and(eq(paymentRefunds.id, refundId), isNull(paymentRefunds.toldAt)))
    .returning({ id: paymentRefunds.id });
  return rows.length > 0;
}
