import { desc, sql } from 'drizzle-orm';
import type { Handle, Tx } from '../../../platform/db.ts';
import { pointsEntries, pointsFaults, pointsHoldExpiry, pointsVerifier } from '../points.schema.ts';

export interface Fault {
  /** A user id. */
  account: string;
  /** The end of a sentence about the account. */
  fault: string;
}

export interface BatchReport {
  entries: number;
  /** True after the last entry; the next batch begins again. */
  isEnd: boolean;
  faults: Fault[];
}

export async function verifyBatch(handle: Handle, most: number, at: Date): Promise<BatchReport> {
  const { rows } = await handle.execute<{ report: BatchReport }>(
    sql`select points_verify(${most}, ${at.toISOString()}::timestamptz) as report`,
  );
  const [row] = rows;
  if (row === undefined) throw new Error('points_verify returned no report.');
  return row.report;
}

/** Holds that expired before a time and have not ended. */
export async function findOverdueHolds(handle: Handle, before: Date): Promise<Fault[]> {
  const { rows } = await handle.execute<{ account: string; key: string }>(sql`
    select user_id as account, key from ${pointsEntries} hold
    where kind = 'HOLD' and expires_at < ${before.toISOString()}::timestamptz
      and expires_at >= coalesce((select resolved_before from ${pointsHoldExpiry}), '-infinity')
      and not exists (select from ${pointsEntries} ending where ending.hold_key = hold.key)
    order by expires_at limit 100`);
  return rows.map(({ account, key }) => ({ account, fault: `its hold ${key} should have ended` }));
}

/** Stores faults and returns those that were not known. */
export async function insertFaults(tx: Tx, faults: readonly Fault[], foundAt: Date): Promise<Fault[]> {
  if (faults.length === 0) return [];
  return tx
    .insert(pointsFaults)
    .values(faults.map((fault) => ({ ...fault, foundAt })))
    .onConflictDoNothing()
    .returning({ account: pointsFaults.account, fault: pointsFaults.fault });
}

/** The latest first. */
export function listFaults(handle: Handle, limit: number) {
  return handle
    .select()
    .from(pointsFaults)
    .orderBy(desc(pointsFaults.foundAt), pointsFaults.account)
    .limit(limit);
}

export const countFaults = (handle: Handle): Promise<number> => handle.$count(pointsFaults);

export async function readRoundEnd(handle: Handle): Promise<Date | null> {
  const [row] = await handle.select({ endedAt: pointsVerifier.roundEndedAt }).from(pointsVerifier);
  return row?.endedAt ?? null;
}
