import { startChild } from '../processes/child.ts';
import { settle } from '../processes/database.ts';
import type { Comparison } from '../report/comparison.ts';
import { percentile, typicalPercentile } from '../report/statistics.ts';
import { alternate } from './alternate.ts';
import { compareP99 } from './compare-p99.ts';
import type { LoadOrder, LoadResult } from './load.ts';
import type { Site } from './site.ts';
import { VISITS, visitorRequests } from './visitors.ts';
import { durationOf, visit } from './visits.ts';

/** Logins a second. */
export const LOADED = 50;
/** Logins a second, few enough that none waits for another. */
const ALONE_PER_SECOND = 5;
export const ROUNDS = 60;
/** Rounds without load, for context only. */
export const QUIET_ROUNDS = 12;

/**
 * Measures the delay of other requests while people log in, compared with as many logins whose password check takes
 * almost no time: the difference is the cost of the check.
 */
export async function measurePasswordChecks(
  site: Site,
  { mails, cheap }: { mails: string[]; cheap: string[] },
  sessions: number,
): Promise<Comparison[]> {
  await settle(site.databaseUrl);
  const loader = await startChild({ name: 'load', script: 'bench/accounts/load.ts' });
  const { port } = site;
  let failed = 0;
  const load = async (order: Pick<LoadOrder, 'mails' | 'perSecond'>) => {
    const result = await loader.ask<LoadResult>('load', {
      port,
      seconds: VISITS.seconds,
      ...order,
    });
    failed += result.failed;
    return result.ms;
  };
  const loginMs: number[] = [];
  const rows: Comparison[] = [];
  for (const [name, request] of Object.entries(visitorRequests(site, sessions))) {
    const measureVisits = async () => (await visit([request], VISITS)).map(durationOf);
    const { quiet } = await alternate(QUIET_ROUNDS, { quiet: measureVisits });
    const { logins, cheapLogins } = await alternate(ROUNDS, {
      async logins() {
        const [visits, ms] = await Promise.all([measureVisits(), load({ mails, perSecond: LOADED })]);
        loginMs.push(...ms);
        return visits;
      },
      async cheapLogins() {
        const [visits] = await Promise.all([measureVisits(), load({ mails: cheap, perSecond: LOADED })]);
        return visits;
      },
    });
    rows.push(...compareP99(`${name} during logins`, logins, cheapLogins), {
      what: `${name} during logins, p99; other side: no load`,
      unit: 'ms',
      ours: typicalPercentile(logins, 0.99),
      other: typicalPercentile(quiet, 0.99),
    });
  }
  const alone = await load({ mails, perSecond: ALONE_PER_SECOND });
  rows.push(
    {
      what: `A login, p50; other side: ${ALONE_PER_SECOND} a second`,
      unit: 'ms',
      ours: percentile(loginMs, 0.5),
      other: percentile(alone, 0.5),
    },
    {
      what: 'Logins without an answer about the password',
      unit: '',
      ours: failed,
      other: 0,
      target: { words: '0', kind: 'at most', limit: 0 },
    },
  );
  return rows;
}
