import { creatorLimits } from '@storyloom/contract/creators/limits';
import { eq, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { moneyAccounts, moneyEntries } from '../creators.schema.ts';

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

/** Counts balances that are not the sum of their entries, also of accounts that are unknown. */
export async function countMoneyDifferences(handle: Handle): Promise<number> {
  const { rows } = await handle.execute<{ count: number }>(sql`
    with legs as (
      select to_account as account, cents from ${moneyEntries}
      union all select from_account, -cents from ${moneyEntries}
    ), sums as (select account, sum(cents) as cents from legs where account not like 'system:%' group by account)
    select count(*)::int as count from sums full join ${moneyAccounts} a on a.user_id = account
    where coalesce(cents, 0) <> coalesce(balance, 0)`);
  return rows[0]?.count ?? 0;
}
