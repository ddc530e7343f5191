import { startChild } from '../processes/child.ts';
import type { Comparison } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import { alternate } from './alternate.ts';
import { compareP99 } from './compare-p99.ts';
import type { LoginOrder, LoginResult } from './login-load.ts';
import type { Site } from './site.ts';
import { VISITS, visitorRequests } from './visitors.ts';
import { durationOf, visit } from './visits.ts';

export const LOGINS_PER_SECOND = 50;
/** Logins that do not wait for one another. */
export const ALONE_PER_SECOND = 5;
export const ROUNDS = 20;

/** Delay of other requests while people log in. */
export async function measurePasswordChecks(
  site: Site,
  mails: string[],
  sessions: number,
): Promise<Comparison[]> {
  const loader = await startChild({ name: 'logins', script: 'bench/accounts/login-load.ts' });
  let failed = 0;
  const logIn = async (perSecond: number) => {
    const order: LoginOrder = { port: site.port, mails, perSecond, seconds: VISITS.seconds };
    const result = await loader.ask<LoginResult>('load', order);
    failed += result.failed;
    return result.ms;
  };
  const loginMs: number[] = [];
  const rows: Comparison[] = [];
  for (const [name, request] of Object.entries(visitorRequests(site, sessions))) {
    const measureVisits = async () => (await visit([request], VISITS)).map(durationOf);
    const { ours, other } = await alternate(ROUNDS, {
      async ours() {
        const [visits, ms] = await Promise.all([measureVisits(), logIn(LOGINS_PER_SECOND)]);
        loginMs.push(...ms);
        return visits;
      },
      other: measureVisits,
    });
    rows.push(...compareP99(`${name} during logins`, ours, other));
  }
  const alone = await logIn(ALONE_PER_SECOND);
  rows.push(
    { what: 'A login, p50', unit: 'ms', ours: percentile(loginMs, 0.5), other: percentile(alone, 0.5) },
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
