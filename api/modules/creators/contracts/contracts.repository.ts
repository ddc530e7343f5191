import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../../platform/keyset.ts';
import { type ContractRow, creatorContracts as contracts } from '../creators.schema.ts';

/** Returns false if the creator has a waiting application or a contract. */
export async function insertContract(tx: Tx, row: ContractRow): Promise<boolean> {
  const rows = await tx.insert(contracts).values(row).onConflictDoNothing().returning({ id: contracts.id });
  return rows.length > 0;
}

export async function findLatestContract(handle: Handle, userId: string): Promise<ContractRow | undefined> {
  const [row] = await handle
    .select()
    .from(contracts)
    .where(eq(contracts.userId, userId))
    .orderBy(desc(contracts.appliedAt))
    .limit(1);
  return row;
}

/** Locks an application until the transaction ends. */
export async function lockContract(tx: Tx, id: string): Promise<ContractRow | undefined> {
  const [row] = await tx.select().from(contracts).where(eq(contracts.id, id)).for('update');
  return row;
}

export async function updateContract(tx: Tx, id: string, change: Partial<ContractRow>): Promise<void> {
  await tx.update(contracts).set(change).where(eq(contracts.id, id));
}

export type ContractsState = 'waiting' | 'decided' | 'all';

/** Literal states, so that the partial index applies. */
function matching(state: ContractsState): SQL | undefined {
  if (state === 'all') return undefined;
  return state === 'waiting' ? sql`${contracts.state} = 'APPLIED'` : sql`${contracts.state} <> 'APPLIED'`;
}

/** Lists applications, the latest first. */
export async function listContracts(
  handle: Handle,
  state: ContractsState,
  { limit, offset, last }: RowRange,
) {
  const appliedAt = sql`${contracts.appliedAt}`;
  const rows = await handle
    .select({ row: contracts, key: timeToKey(appliedAt) })
    .from(contracts)
    .where(and(matching(state), earlierThan(last, appliedAt, sql`${contracts.id}`)))
    .orderBy(desc(contracts.appliedAt), desc(contracts.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ row, key }) => ({ row, key: Number(key), id: row.id }));
}

/** Counts up to the cap. */
export async function countContracts(handle: Handle, state: ContractsState, cap: number): Promise<number> {
  const some = handle
    .select({ id: contracts.id })
    .from(contracts)
    .where(matching(state))
    .limit(cap)
    .as('some');
  return handle.$count(some);
}

export async function deleteContractsOf(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.delete(contracts).where(eq(contracts.userId, userId)).returning({ id: contracts.id });
  return rows.length;
}
