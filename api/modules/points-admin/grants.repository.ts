import { and, desc, eq, gt, isNull, type SQL, sql, sum } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { earlierThan, type RowRange, timeToKey } from '../../platform/keyset.ts';
import { type GrantRow, pointsGrants as grants } from './points-admin.schema.ts';

/** Waits for other grants of the same administrator. */
export async function lockAdministrator(tx: Tx, id: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 4303))`);
}

export async function insertGrant(tx: Tx, grant: GrantRow): Promise<void> {
  await tx.insert(grants).values(grant);
}

export async function findGrantByRequest(
  tx: Tx,
  { requestedBy, clientRequestId }: Pick<GrantRow, 'requestedBy' | 'clientRequestId'>,
): Promise<GrantRow | undefined> {
  const [grant] = await tx
    .select()
    .from(grants)
    .where(and(eq(grants.requestedBy, requestedBy), eq(grants.clientRequestId, clientRequestId)));
  return grant;
}

/** Locks a grant until the transaction ends. */
export async function lockGrant(tx: Tx, id: string): Promise<GrantRow | undefined> {
  const [grant] = await tx.select().from(grants).where(eq(grants.id, id)).for('update');
  return grant;
}

export async function updateGrant(tx: Tx, id: string, change: Partial<GrantRow>): Promise<void> {
  await tx.update(grants).set(change).where(eq(grants.id, id));
}

/** Points that an administrator granted without a second one since a time. */
export async function sumGrantedAlone(tx: Tx, requestedBy: string, since: Date): Promise<number> {
  const [row] = await tx
    .select({ total: sum(grants.amount) })
    .from(grants)
    .where(
      and(
        eq(grants.requestedBy, requestedBy),
        gt(grants.createdAt, since),
        eq(grants.state, 'GRANTED'),
        isNull(grants.decidedBy),
      ),
    );
  return Number(row?.total ?? 0);
}

export interface GrantsFilter {
  userId: string | undefined;
  /** Limits the list to grants that wait and have not expired at this time; undefined for all grants. */
  waitingAt: Date | undefined;
}

/** A literal state, so that the partial index applies. */
const matching = ({ userId, waitingAt }: GrantsFilter): SQL | undefined =>
  and(
    userId === undefined ? undefined : eq(grants.userId, userId),
    waitingAt === undefined
      ? undefined
      : and(sql`${grants.state} = 'WAITING'`, gt(grants.expiresAt, waitingAt)),
  );

/** The latest first. */
export async function listGrants(handle: Handle, filter: GrantsFilter, { limit, offset, last }: RowRange) {
  const createdAt = sql`${grants.createdAt}`;
  const rows = await handle
    .select({ grant: grants, key: timeToKey(createdAt) })
    .from(grants)
    .where(and(matching(filter), earlierThan(last, createdAt, sql`${grants.id}`)))
    .orderBy(desc(grants.createdAt), desc(grants.id))
    .limit(limit)
    .offset(offset);
  return rows.map(({ grant, key }) => ({ grant, key: Number(key), id: grant.id }));
}

/** Counts up to the cap. */
export async function countGrants(handle: Handle, filter: GrantsFilter, cap: number): Promise<number> {
  const some = handle.select({ id: grants.id }).from(grants).where(matching(filter)).limit(cap).as('some');
  return handle.$count(some);
}

/** Deletes the grants of a user; the ledger keeps their entries and the audit trail their reasons. */
export async function deleteGrants(tx: Tx, userId: string): Promise<number> {
  const rows = await tx.delete(grants).where(eq(grants.userId, userId)).returning({ id: grants.id });
  return rows.length;
}
