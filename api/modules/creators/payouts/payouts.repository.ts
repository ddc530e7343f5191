import { and, eq, gte, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import { type WithdrawalRow, withdrawals } from '../creators.schema.ts';

/** Selects an approved withdrawal whose payout was not sent. */
const isUnsent = (id: string): SQL | undefined =>
  and(eq(withdrawals.id, id), eq(withdrawals.state, 'APPROVED'), isNull(withdrawals.reference));

/** Approved withdrawals that the provider pays, the least recently checked first. */
export async function listUnpaid(handle: Handle, limit: number): Promise<WithdrawalRow[]> {
  return handle
    .select()
    .from(withdrawals)
    .where(and(sql`${withdrawals.state} = 'APPROVED'`, eq(withdrawals.payout, 'PAYPAL')))
    .orderBy(sql`${withdrawals.checkedAt} nulls first`, withdrawals.createdAt)
    .limit(limit);
}

export async function markChecked(handle: Handle, id: string, checkedAt: Date): Promise<void> {
  await handle.update(withdrawals).set({ checkedAt }).where(eq(withdrawals.id, id));
}

interface Claim {
  now: Date;
  until: Date;
  /** Withdrawals that were approved earlier are not claimed. */
  firstApproval: Date;
}

/**
 * Claims the sending of a payout for one process. Returns undefined if another process has claimed it or there is
 * nothing to send.
 */
export async function claimPayout(
  handle: Handle,
  id: string,
  { now, until, firstApproval }: Claim,
): Promise<WithdrawalRow | undefined> {
  const isFree = or(isNull(withdrawals.claimedUntil), lte(withdrawals.claimedUntil, now));
  const isRecent = gte(withdrawals.decidedAt, firstApproval);
  const [row] = await handle
    .update(withdrawals)
    .set({ claimedUntil: until })
    .where(and(isUnsent(id), eq(withdrawals.payout, 'PAYPAL'), isFree, isRecent))
    .returning();
  return row;
}

/** Ends the claim that lasts until this time. */
export async function releasePayout(handle: Handle, id: string, until: Date): Promise<void> {
  await handle
    .update(withdrawals)
    .set({ claimedUntil: null })
    .where(and(eq(withdrawals.id, id), eq(withdrawals.claimedUntil, until)));
}

/** Returns false if the withdrawal is no longer approved or has a reference. */
export async function storeReference(handle: Handle, id: string, reference: string): Promise<boolean> {
  const rows = await handle
    .update(withdrawals)
    .set({ reference })
    .where(isUnsent(id))
    .returning({ id: withdrawals.id });
  return rows.length > 0;
}
