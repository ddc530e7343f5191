import type { TestLedger } from './ledgers.ts';
import { CLIENTS } from './ledgers.ts';

/** Spends a point of a user. */
export type Spend = (userId: string) => Promise<void>;

/** Makes the keys of this run differ from those of earlier runs on the same ledger. */
const run = Date.now();
let serial = 0;

/** Spends a point in one statement, in the way that replies hold points. */
export function ledgerSpend({ pool }: TestLedger): Spend {
  return async (userId) => {
    const { rows } = await pool.query({
      name: 'spend',
      text: "select points_charge($1, 'SPEND', 1, $2, 'chat.reply', null, now()) as refused",
      values: [userId, `bench:${run}:${++serial}`],
    });
    if (rows[0]?.refused !== null) throw new Error('A spend was refused.');
  };
}

/** An update of one row, without a history. */
export function plainSpend({ pool }: TestLedger): Spend {
  return async (userId) => {
    const { rowCount } = await pool.query({
      name: 'plain',
      text: 'update plain_accounts set balance = balance - 1 where user_id = $1 and balance >= 1',
      values: [userId],
    });
    if (rowCount !== 1) throw new Error('A plain spend was refused.');
  };
}

/** Spends a second, with all clients at once. */
export async function measureRate(spend: Spend, userIds: readonly string[], times: number): Promise<number> {
  let next = 0;
  const total = userIds.length * times;
  const begun = performance.now();
  await Promise.all(
    Array.from({ length: CLIENTS }, async () => {
      while (next < total) await spend(userIds[next++ % userIds.length] ?? '');
    }),
  );
  return total / ((performance.now() - begun) / 1_000);
}

/** Durations of spends one after another, in ms. */
export async function timeAlone(spend: Spend, userIds: readonly string[], count: number): Promise<number[]> {
  const found: number[] = [];
  for (let n = 0; n < count; n++) {
    const begun = performance.now();
    await spend(userIds[n % userIds.length] ?? '');
    found.push(performance.now() - begun);
  }
  return found;
}
