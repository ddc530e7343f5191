import type { PlanName } from '@storyloom/contract/payments/plans';
import { and, eq, getTableColumns, ne, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { type MembershipRow, memberships } from '../payments.schema.ts';

/** The membership that gives a user a plan now, with the plan as of now. */
export async function findMembership(
  handle: Handle,
  userId: string,
  now: Date,
): Promise<MembershipRow | undefined> {
  const plan = sql<PlanName>`current.plan`;
  const nextPlan = sql<PlanName | null>`current.next_plan`;
  const [membership] = await handle
    .select({ ...getTableColumns(memberships), plan, nextPlan })
    .from(memberships)
    .innerJoin(
      sql`memberships_current(${userId}, ${now.toISOString()}::timestamptz) current`,
      sql`current.id = ${memberships.id}`,
    );
  return membership;
}

/** True if the provider is retrying the failed payment of one of the user's subscriptions. */
export async function hasUnpaidMembership(handle: Handle, userId: string): Promise<boolean> {
  const rows = await handle
    .select({ id: memberships.id })
    .from(memberships)
    .where(and(eq(memberships.userId, userId), eq(memberships.status, 'past_due')))
    .limit(1);
  return rows.length > 0;
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
