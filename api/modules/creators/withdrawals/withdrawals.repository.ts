import { and, desc, eq, ne, type SQL, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../../platform/keyset.ts';
import { type WithdrawalRow, withdrawals } from '../creators.schema.ts';

/** Returns false if the user has a withdrawal that has not ended. */
export async function insertWithdrawal(tx: Tx, row: WithdrawalRow): Promise<boolean> {
  const rows = await tx
    .insert(withdrawals)
    .values(row)
    .onConflictDoNothing()
    .returning({ id: withdrawals.id });
  return rows.length > 0;
}

/** Locks a withdrawal until the transaction ends. */
export async function lockWithdrawal(tx: Tx, id: string): Promise<WithdrawalRow | undefined> {
  const [row] = await tx.select().from(withdrawals).where(eq(withdrawals.id, id)).for('update');
  return row;
}

export async function updateWithdrawal(tx: Tx, id: string, change: Partial<WithdrawalRow>): Promise<void> {
  await tx.update(withdrawals).set(change).where(eq(withdrawals.id, id));
}

export interface WithdrawalsFilter {
  userId?: string;
  /** Selects withdrawals that are neither paid nor rejected. */
  isWaiting?: boolean;
  /** Selects withdrawals that are paid or rejected. */
  isDecided?: boolean;
}

/** Literal states, so that the partial index applies. */
const matching = ({ userId, isWaiting = false, isDecided = false }: WithdrawalsFilter): SQL | undefined =>
  and(
    userId === undefined ? undefined : eq(withdrawals.userId, userId),
    isWaiting ? sql`${withdrawals.state} in ('REQUESTED', 'APPROVED')` : undefined,
    isDecided ? sql`${withdrawals.state} in ('PAID', 'REJECTED')` : undefined,
  );

/** Lists withdrawals, the latest first. */
export async function listWithdrawals(
  handle: Handle,
  filter: WithdrawalsFilter,
  { limit, offset, last }: RowRange,
) {
  const createdAt = sql`${withdrawals.createdAt}`;
  const rows = await handle
    .select({ row: withdrawals, key: timeToKey(createdAt) })
    .from(withdrawals)
    .where(and(matching(filter), earlierThan(last, createdAt, sql`${withdrawals.id}`)))
    .orderBy(desc(withdrawals.createdAt), desc(withdrawals.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, key }) => ({ row, key: Number(key), id: row.id }));
}

/** Counts up to the cap. */
export async function countWithdrawals(
  handle: Handle,
  filter: WithdrawalsFilter,
  cap: number,
): Promise<number> {
  const some = handle
    .select({ id: withdrawals.id })
    .from(withdrawals)
    .where(matching(filter))
    .limit(cap)
    .as('some');
  return handle.$count(some);
}

/** Lists withdrawals of a user that still contain addresses. */
export async function listWithAddresses(tx: Tx, userId: string): Promise<WithdrawalRow[]> {
  return tx
    .select()
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.userId, userId),
        ne(withdrawals.paypalEmail, ''),
        eq(withdrawals.isOwnerless, false),
      ),
    )
    .for('update');
}
