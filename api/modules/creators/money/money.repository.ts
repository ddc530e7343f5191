import { creatorLimits } from '@storyloom/contract/limits/creators';
import { desc, eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { moneyAccounts, moneyEntries, moneyFaults, moneyVerifier } from '../creators.schema.ts';

export type MoneyMove =
  | { kind: 'REWARD'; userId: string; tier: number; cents: number }
  | { kind: 'WITHDRAWAL'; userId: string; withdrawalId: string; cents: number }
  | { kind: 'PAYOUT' | 'RETURN'; userId: string; withdrawalId: string };

type MoveOutcome = 'MOVED' | 'REPEATED' | 'INSUFFICIENT' | 'ENDED';

const keyOf = (move: MoneyMove) =>
  move.kind === 'REWARD'
    ? `tier:${move.userId}:${move.tier}`
    : `${move.kind.toLowerCase()}:${move.withdrawalId}`;

/**
 * Moves money by one entry, in the caller's transaction. The key of a move identifies its milestone or withdrawal,
 * so it happens once.
 */
export async function moveMoney(tx: Tx, move: MoneyMove, at: Date): Promise<MoveOutcome> {
  const entry = { ...move, key: keyOf(move), holdDays: creatorLimits.holdDays };
  const { rows } = await tx.execute<{ outcome: MoveOutcome }>(
    sql`select money_move(${JSON.stringify(entry)}::jsonb, ${at.toISOString()}::timestamptz) as outcome`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('money_move returned no row.');
  return row.outcome;
}

export interface MoneyAccount {
  /** Claimed and not withdrawn, in cents. */
  balance: number;
  held: number;
  nextAvailableAt: Date | null;
  claimedTiers: number[];
  claimed: number;
  withdrawn: number;
  /** In withdrawals that have not ended. */
  requested: number;
}

/** A single statement, so that the balance is the sum of the entries read with it. */
export async function readMoney(handle: Handle, userId: string, at: Date): Promise<MoneyAccount> {
  const now = sql`${at.toISOString()}::timestamptz`;
  const { kind, cents, availableAt, tier } = moneyEntries;
  const sumOf = (condition: ReturnType<typeof sql>) =>
    sql<number>`coalesce(sum(${cents}) filter (where ${condition}), 0)::float8`;
  const [sums] = await handle
    .select({
      balance: sql<number>`coalesce((select ${moneyAccounts.balance} from ${moneyAccounts} where ${moneyAccounts.userId} = ${userId}), 0)::float8`,
      held: sumOf(sql`${kind} = 'REWARD' and ${availableAt} > ${now}`),
      nextAvailableAt: sql<string | null>`min(${availableAt}) filter (where ${availableAt} > ${now})`,
      claimedTiers: sql<number[]>`coalesce(array_agg(${tier}) filter (where ${kind} = 'REWARD'), '{}')`,
      claimed: sumOf(sql`${kind} = 'REWARD'`),
      withdrawn: sumOf(sql`${kind} = 'PAYOUT'`),
      begun: sumOf(sql`${kind} = 'WITHDRAWAL'`),
      ended: sumOf(sql`${kind} in ('PAYOUT', 'RETURN')`),
    })
    .from(moneyEntries)
    .where(eq(moneyEntries.userId, userId));
  if (sums === undefined) throw new Error('A sum returned no row.');
  const { begun, ended, nextAvailableAt, ...rest } = sums;
  return {
    ...rest,
    nextAvailableAt: nextAvailableAt === null ? null : new Date(nextAvailableAt),
    requested: begun - ended,
  };
}

export interface MoneyFault {
  account: string;
  /** Predicate of a sentence about the account. */
  fault: string;
}

/** Verifies the whole ledger. */
export async function findMoneyFaults(handle: Handle): Promise<MoneyFault[]> {
  const { rows } = await handle.execute<MoneyFault & Record<string, unknown>>(
    sql`select account, fault from money_verify()`,
  );
  return rows;
}

/** Stores faults and returns the new ones. */
export async function insertMoneyFaults(
  tx: Tx,
  faults: readonly MoneyFault[],
  foundAt: Date,
): Promise<MoneyFault[]> {
  if (faults.length === 0) return [];
  return tx
    .insert(moneyFaults)
    .values(faults.map((each) => ({ ...each, foundAt })))
    .onConflictDoNothing()
    .returning({ account: moneyFaults.account, fault: moneyFaults.fault });
}

export async function storeVerifiedAt(tx: Tx, verifiedAt: Date): Promise<void> {
  await tx
    .insert(moneyVerifier)
    .values({ verifiedAt })
    .onConflictDoUpdate({ target: moneyVerifier.onlyRow, set: { verifiedAt } });
}

export async function readVerifiedAt(handle: Handle): Promise<Date | null> {
  const [row] = await handle.select({ at: moneyVerifier.verifiedAt }).from(moneyVerifier);
  return row?.at ?? null;
}

/** The latest first. */
export const listMoneyFaults = (handle: Handle, limit: number) =>
  handle.select().from(moneyFaults).orderBy(desc(moneyFaults.foundAt), moneyFaults.account).limit(limit);

export const countMoneyFaults = (handle: Handle): Promise<number> => handle.$count(moneyFaults);
