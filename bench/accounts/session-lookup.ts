import type { Comparison } from '../report/comparison.ts';
import { percentile, typicalPercentile } from '../report/statistics.ts';
import { alternate } from './alternate.ts';
import { tokenOf } from './sessions.ts';
import type { Site } from './site.ts';
import { visitorRequests } from './visitors.ts';

export const MANY = 1_000_000;
export const FEW = 1_000;
const ROUNDS = 20;
const PER_ROUND = 200;
const MAX_ADDED_MS = 1;

/** Durations of consecutive lookups, in ms. */
async function timeEach(lookUp: () => Promise<unknown>): Promise<number[]> {
  const found: number[] = [];
  for (let at = 0; at < PER_ROUND; at++) {
    const begun = performance.now();
    await lookUp();
    found.push(performance.now() - begun);
  }
  return found;
}

function lookUps(site: Site, sessions: number) {
  let turn = 0;
  return {
    'Session lookup': async () => {
      const token = tokenOf(((turn++ * 7_919) % sessions) + 1);
      if ((await site.users.sessions.authenticate(token)) === null) throw new Error('A session is missing.');
    },
    'A request with a session': visitorRequests(site, sessions)['Own profile'],
  };
}

/** Compares the lookup of a session among many and among few, as a query and in a whole request. */
export async function measureSessionLookup(many: Site, few: Site): Promise<Comparison[]> {
  const [amongMany, amongFew] = [lookUps(many, MANY), lookUps(few, FEW)];
  const rows: Comparison[] = [];
  for (const name of Object.keys(amongMany) as (keyof typeof amongMany)[]) {
    const { ours, other } = await alternate(ROUNDS, {
      ours: () => timeEach(amongMany[name]),
      other: () => timeEach(amongFew[name]),
    });
    const limit = typicalPercentile(other, 0.99) + MAX_ADDED_MS;
    rows.push(
      { what: `${name}, p50`, unit: 'ms', ours: percentile(ours, 0.5), other: percentile(other, 0.5) },
      {
        what: `${name}, p99`,
        unit: 'ms',
        ours: typicalPercentile(ours, 0.99),
        other: typicalPercentile(other, 0.99),
        target: { words: `≤ ${MAX_ADDED_MS} ms more`, kind: 'at most', limit },
      },
    );
  }
  return rows;
}
