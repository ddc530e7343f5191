import { join } from 'node:path';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { alternate } from '../report/alternate.ts';
import type { Comparison } from '../report/comparison.ts';
import { median, percentile } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { CLIENTS, openLedger, PER_ACCOUNT, type TestLedger } from './ledgers.ts';
import { ledgerSpend, measureRate, plainSpend, type Spend, timeAlone } from './spends.ts';

const ENTRIES = 10_000_000;
const FEW = 10_000;
/** Accounts that spend, with this many spends each. */
const ACCOUNTS = 10_000;
const TIMES = 10;
const ROUNDS = 3;
const ALONE = 500;
const MAX_SPEND_MS = 5;
const MIN_RATE = 0.5;
const MAX_GROWTH = 2;

async function measureSpends(ledger: TestLedger, userIds: string[]): Promise<Comparison[]> {
  const spends = { ours: ledgerSpend(ledger), other: plainSpend(ledger) };
  const rates = await alternate(ROUNDS, {
    ours: async () => [await measureRate(spends.ours, userIds, TIMES)],
    other: async () => [await measureRate(spends.other, userIds, TIMES)],
  });
  const alone = await alternate(ROUNDS, {
    ours: () => timeAlone(spends.ours, userIds, ALONE),
    other: () => timeAlone(spends.other, userIds, ALONE),
  });
  await expectExact(ledger);
  const plainRate = median(rates.other);
  return [
    {
      what: `Spends a second, ${userIds.length} accounts × ${TIMES}`,
      unit: '/s',
      ours: median(rates.ours),
      other: plainRate,
      target: { words: `≥ ${MIN_RATE}×`, kind: 'at least', limit: MIN_RATE * plainRate },
    },
    {
      what: 'A spend alone, p99',
      unit: 'ms',
      ours: percentile(alone.ours, 0.99),
      other: percentile(alone.other, 0.99),
      target: { words: `≤ ${MAX_SPEND_MS} ms`, kind: 'at most', limit: MAX_SPEND_MS },
    },
  ];
}

/** Throws if a balance differs from the sum of its entries. */
async function expectExact({ pool }: TestLedger): Promise<void> {
  const { rows } = await pool.query(`
    select user_id from points_accounts a join points_entries e using (user_id) group by user_id, a.balance
    having a.balance <> sum(case e.to_account when user_id then e.amount else -e.amount end) limit 1`);
  if (rows.length > 0) throw new Error(`The balance of ${rows[0]?.user_id} is not the sum of its entries.`);
}

async function measureReads(many: TestLedger, few: TestLedger): Promise<Comparison[]> {
  const reads = (ledger: TestLedger): Record<string, Spend> => ({
    Balance: async (userId) => void (await ledger.points.account(userId)),
    'First page of the history': async (userId) =>
      void (await ledger.points.records({ userId, recordType: undefined, page: 1, size: 10 })),
  });
  const [amongMany, amongFew] = [reads(many), reads(few)];
  const rows: Comparison[] = [];
  for (const [what, read] of Object.entries(amongMany)) {
    const other = amongFew[what];
    if (other === undefined) continue;
    const times = await alternate(ROUNDS, {
      ours: () => timeAlone(read, many.userIds, ALONE),
      other: () => timeAlone(other, few.userIds, ALONE),
    });
    const base = median(times.other);
    rows.push({
      what,
      unit: 'ms',
      ours: median(times.ours),
      other: base,
      target: { words: `≤ ${MAX_GROWTH}×`, kind: 'at most', limit: MAX_GROWTH * base },
    });
  }
  return rows;
}

/** Measures spends and reads of a large points ledger. In a `keep` folder the ledgers stay for the next run. */
export async function benchPoints(
  say: (line: string) => void,
  { entries = ENTRIES, keep }: { entries?: number | undefined; keep?: string | undefined },
): Promise<Section[]> {
  const server = await startPostgres({ dir: join(keep ?? scratch(), 'points') });
  onStop(server.stop);
  const begun = performance.now();
  const many = await openLedger(server.url, `points_${entries}`, entries);
  const few = await openLedger(server.url, `points_${FEW}`, FEW);
  say(`points: ${entries} and ${FEW} entries in ${Math.round((performance.now() - begun) / 1_000)} s`);
  const userIds = many.userIds.slice(0, ACCOUNTS);
  say('points: reads');
  const reads = await measureReads(many, few);
  say('points: spends');
  const spends = await measureSpends(many, userIds);
  return [
    {
      title: '(h) Points: spends',
      sides: ['Ledger', 'Plain update'],
      rows: spends,
      notes: [
        `A spend is one statement and one commit, with ${CLIENTS} clients at once; the other side updates a row of the same PostgreSQL and keeps no history. Afterwards each balance is compared with its entries.`,
      ],
    },
    {
      title: '(h) Points: reads',
      sides: [`${entries} entries`, `${FEW} entries`],
      rows: reads,
      notes: [`Accounts of ${PER_ACCOUNT} entries each; medians, one read after another, alternating.`],
    },
  ];
}
