import { and, desc, eq, gt, inArray, isNull, ne, or } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type MembershipRow, memberships } from '../payments.schema.ts';

/** Time for which a plan stays after a failed payment, in ms. */
export const GRACE_MS = 7 * 86_400_000;

/** The membership that gives a user a plan now, the better one of two. */
export async function findMembership(
  handle: Handle,
  userId: string,
  now: Date,
): Promise<MembershipRow | undefined> {
  const { status, pastDueSince, endsAt } = memberships;
  const graceStart = new Date(now.getTime() - GRACE_MS);
  const isOn = or(
    inArray(status, ['active', 'trialing']),
    and(eq(status, 'past_due'), gt(pastDueSince, graceStart)),
    and(eq(status, 'canceled'), gt(endsAt, now)),
  );
  const isNotOver = or(isNull(endsAt), gt(endsAt, now));
  const [membership] = await handle
    .select()
    .from(memberships)
    .where(and(eq(memberships.userId, userId), isOn, isNotOver))
    // PRO comes after PLUS.
    .orderBy(desc(memberships.plan), desc(memberships.changedAt))
    .limit(1);
  return membership;
}

export async function lockMembership(tx: Tx, id: string): Promise<MembershipRow | undefined> {
  const [row] = await tx.select().from(memberships).where(eq(memberships.id, id)).for('update');
  return row;
}

/** Inserts a membership unless it is known. */
export async function insertMembership(tx: Tx, row: typeof memberships.$inferInsert): Promise<void> {
  await tx.insert(memberships).values(row).onConflictDoNothing();
}

export async function updateMembership(tx: Tx, id: string, change: Partial<MembershipRow>): Promise<void> {
  await tx.update(memberships).set(change).where(eq(memberships.id, id));
}

/** Subscriptions of a user that the provider renews. */
export async function listRunningMemberships(handle: Handle, userId: string): Promise<string[]> {
  const rows = await handle
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), ne(memberships.status, 'canceled')));
  return rows.map(({ id }) => id);
}
