import { and, eq, gt, lte } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { oauthProofs, oauthTransactions } from '../accounts.schema.ts';

/** A state, and the session that began with it. */
export interface StateKey {
  /** SHA-256 of the state. */
  stateHash: Buffer;
  sessionId: string;
}

export type Transaction = typeof oauthTransactions.$inferSelect;
export type Proof = typeof oauthProofs.$inferSelect;

export async function insertTransaction(handle: Handle, transaction: Transaction): Promise<void> {
  await handle.insert(oauthTransactions).values(transaction);
}

/** Takes a transaction that has not expired. A single statement, so that only one of parallel calls gets it. */
export async function takeTransaction(
  handle: Handle,
  { stateHash, sessionId }: StateKey,
  now: Date,
): Promise<Transaction | undefined> {
  const [row] = await handle
    .delete(oauthTransactions)
    .where(
      and(
        eq(oauthTransactions.stateHash, stateHash),
        eq(oauthTransactions.sessionId, sessionId),
        gt(oauthTransactions.expiresAt, now),
      ),
    )
    .returning();
  return row;
}

export async function insertProof(handle: Handle, proof: Proof): Promise<void> {
  await handle.insert(oauthProofs).values(proof);
}

const isProof = ({ stateHash, sessionId }: StateKey, now: Date) =>
  and(
    eq(oauthProofs.stateHash, stateHash),
    eq(oauthProofs.sessionId, sessionId),
    gt(oauthProofs.expiresAt, now),
  );

export async function findProof(handle: Handle, key: StateKey, now: Date): Promise<Proof | undefined> {
  const [row] = await handle.select().from(oauthProofs).where(isProof(key, now));
  return row;
}

/** Returns false if another call has taken it. */
export async function takeProof(tx: Tx, key: StateKey, now: Date): Promise<boolean> {
  const rows = await tx
    .delete(oauthProofs)
    .where(isProof(key, now))
    .returning({ stateHash: oauthProofs.stateHash });
  return rows.length > 0;
}

export async function deleteExpired(handle: Handle, now: Date): Promise<void> {
  await handle.delete(oauthTransactions).where(lte(oauthTransactions.expiresAt, now));
  await handle.delete(oauthProofs).where(lte(oauthProofs.expiresAt, now));
}
