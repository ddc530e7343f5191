import type { Comparison } from '../report/comparison.ts';
import type { TestLedger } from './ledgers.ts';
import { ledgerSpend, measureRate } from './spends.ts';

const BATCH = 10_000;
const MAX_SECONDS = 60;
const MIN_RATE = 0.9;
/** Batches that the job verifies in a minute. */
const BATCHES_PER_MINUTE = 20;

async function verifyBatch({ pool }: TestLedger): Promise<boolean> {
  const { rows } = await pool.query<{ report: { isEnd: boolean; faults: object[] } }>(
    'select points_verify($1, now()) as report',
    [BATCH],
  );
  const report = rows[0]?.report;
  if (report === undefined || report.faults.length > 0) {
    throw new Error(`The verifier found ${JSON.stringify(report?.faults.slice(0, 3))}.`);
  }
  return report.isEnd;
}

const secondsOf = async (work: () => Promise<unknown>) => {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1_000;
};

/** Measures a whole round at once, and spends while the job verifies. */
export async function measureVerifier(ledger: TestLedger, userIds: readonly string[]): Promise<Comparison[]> {
  const round = await secondsOf(async () => {
    while (!(await verifyBatch(ledger)));
  });
  const scan = await secondsOf(() => ledger.pool.query('select sum(amount) from points_entries'));
  const spend = ledgerSpend(ledger);
  const without = await measureRate(spend, userIds, 10);
  let isSpending = true;
  const verifying = (async () => {
    while (isSpending) {
      const seconds = await secondsOf(() => verifyBatch(ledger));
      const pause = 60 / BATCHES_PER_MINUTE - seconds;
      const until = performance.now() + pause * 1_000;
      while (isSpending && performance.now() < until) await new Promise((resolve) => setTimeout(resolve, 50));
    }
  })();
  const during = await measureRate(spend, userIds, 10);
  isSpending = false;
  await verifying;
  return [
    {
      what: 'A round over all entries; other side: the sum of a column',
      unit: 's',
      ours: round,
      other: scan,
      target: { words: `≤ ${MAX_SECONDS} s`, kind: 'at most', limit: MAX_SECONDS },
    },
    {
      what: 'Spends a second while the job verifies; other side: without',
      unit: '/s',
      ours: during,
      other: without,
      target: { words: `≥ ${MIN_RATE}×`, kind: 'at least', limit: MIN_RATE * without },
    },
  ];
}
