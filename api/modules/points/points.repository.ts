import { eq, type SQL, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../platform/db.ts';
import { pointsAccounts, pointsEntries, pointsHoldExpiry } from './points.schema.ts';

export type Entry = typeof pointsEntries.$inferSelect;
export type Account = Pick<typeof pointsAccounts.$inferSelect, 'balance' | 'debt' | 'checkedInOn'>;

const timestamp = (at: Date) => sql`${at.toISOString()}::timestamptz`;
const json = (value: object) => sql`${JSON.stringify(value)}::jsonb`;

async function call<Result>(handle: Handle, expression: SQL): Promise<Result> {
  const { rows } = await handle.execute<{ result: Result }>(sql`select ${expression} as result`);
  const [row] = rows;
  if (row === undefined) throw new Error('A function returned no row.');
  return row.result;
}

export interface Credit {
  userId: string;
  kind: 'GRANT' | 'MONTHLY' | 'PURCHASE';
  from: 'system:grants' | 'system:sales';
  amount: number;
  key: string;
  reason: string;
  target: object | null;
}

/** Returns false if the key was used. */
export const creditPoints = (tx: Tx, credit: Credit, at: Date) =>
  call<boolean>(tx, sql`points_credit(${json(credit)}, ${timestamp(at)})`);

export interface Charge {
  userId: string;
  kind: 'HOLD' | 'SPEND';
  amount: number;
  key: string;
  reason: string;
  target: object | null;
}

/** Holds or spends points. Returns null, or the balance if it is too low. */
export async function chargePoints(tx: Tx, charge: Charge, at: Date): Promise<number | null> {
  const { userId, kind, amount, key, reason, target } = charge;
  const balance = await call<string | null>(
    tx,
    sql`points_charge(${userId}, ${kind}, ${amount}, ${key}, ${reason}, ${target && json(target)}, ${timestamp(at)})`,
  );
  return balance === null ? null : Number(balance);
}

export type SettleOutcome = 'SETTLED' | 'ALREADY_SETTLED' | 'RELEASED' | 'EXPIRED' | 'UNKNOWN';

export const settleHold = (tx: Tx, key: string, at: Date) =>
  call<SettleOutcome>(tx, sql`points_settle(${key}, ${timestamp(at)})`);

/** Waits for other changes of a user's points, and delays further ones until the transaction ends. */
export async function lockAccount(tx: Tx, userId: string): Promise<void> {
  await tx.execute(sql`select from points_lock_owner(${userId})`);
}

/** Returns false if the hold has ended before, and null for an unknown key. */
export const releaseHold = (tx: Tx, key: string, at: Date, { onlyExpired }: { onlyExpired: boolean }) =>
  call<boolean | null>(tx, sql`points_release(${key}, ${onlyExpired}, ${timestamp(at)})`);

/** Returns false if the key was used. */
export const clawBackPoints = (tx: Tx, clawback: object, at: Date) =>
  call<boolean>(tx, sql`points_claw_back(${json(clawback)}, ${timestamp(at)})`);

export const restorePoints = (tx: Tx, restore: object, at: Date) =>
  call<'RESTORED' | 'REPEATED' | 'UNKNOWN' | 'TOO_MUCH'>(
    tx,
    sql`points_restore(${json(restore)}, ${timestamp(at)})`,
  );

/** Returns false if the reward of the UTC day was claimed. */
export const claimCheckIn = (handle: Handle, userId: string, reward: number, at: Date) =>
  call<boolean>(handle, sql`points_check_in(${userId}, ${reward}, ${timestamp(at)})`);

/** Closes the account of a guest; returns the points that moved. */
export const mergeAccount = async (tx: Tx, guestId: string, successorId: string, at: Date) =>
  Number(await call<string>(tx, sql`points_merge(${guestId}, ${successorId}, ${timestamp(at)})`));

export async function readAccount(handle: Handle, userId: string): Promise<Account> {
  const { balance, debt, checkedInOn } = pointsAccounts;
  const [row] = await handle
    .select({ balance, debt, checkedInOn })
    .from(pointsAccounts)
    .where(eq(pointsAccounts.userId, userId));
  return row ?? { balance: 0, debt: 0, checkedInOn: null };
}

/** The keys of holds that have expired and not ended, the earliest first. */
export async function listExpiredHolds(handle: Handle, at: Date, limit: number): Promise<string[]> {
  const { rows } = await handle.execute<{ key: string }>(sql`
    select key from ${pointsEntries} hold
    where kind = 'HOLD' and expires_at <= ${timestamp(at)}
      and expires_at >= coalesce((select resolved_before from ${pointsHoldExpiry}), '-infinity')
      and not exists (select from ${pointsEntries} ending where ending.hold_key = hold.key)
    order by expires_at limit ${limit}`);
  return rows.map(({ key }) => key);
}

/** Stores that all holds that expired before a time have ended. */
export async function storeResolved(handle: Handle, before: Date): Promise<void> {
  await handle
    .insert(pointsHoldExpiry)
    .values({ onlyRow: true, resolvedBefore: before })
    .onConflictDoUpdate({ target: pointsHoldExpiry.onlyRow, set: { resolvedBefore: before } });
}

/** Counts balances and debts that are not the sum of their entries, also of accounts that are closed or unknown. */
export async function countDifferences(handle: Handle): Promise<number> {
  const { rows } = await handle.execute<{ count: number }>(sql`
    with legs as (
      select to_account as account, amount from ${pointsEntries}
      union all select from_account, -amount from ${pointsEntries}
    ), sums as (select account, sum(amount) as amount from legs where account not like 'system:%' group by account),
    stored as (
      select user_id as account, balance as amount from ${pointsAccounts}
      union all select 'debt:' || user_id, -debt from ${pointsAccounts}
    )
    select count(*)::int as count from sums full join stored using (account)
    where coalesce(sums.amount, 0) <> coalesce(stored.amount, 0)`);
  return rows[0]?.count ?? 0;
}
