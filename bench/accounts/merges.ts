import { query } from '../processes/database.ts';
import type { Comparison } from '../report/comparison.ts';
import { percentile } from '../report/statistics.ts';
import { alternate } from './alternate.ts';
import { compareP99 } from './compare-p99.ts';
import { GUEST, insertGuest, insertPlayedGuest, PASSWORD } from './people.ts';
import type { Site } from './site.ts';
import { visitorRequests } from './visitors.ts';
import { durationOf, type Visit, visit } from './visits.ts';

const MAX_MERGE_MS = 300;
export const ROUNDS = 24;
export const VISITS = { perSecond: 30, seconds: 2.5 };
/** Logins of a round, one after another: enough to overlap most visits. The last may not be reached before the visits end. */
const PER_ROUND = 40;

/** Time of a login that merges a guest, and the delay of other requests meanwhile. */
export async function measureMerges(site: Site, mails: string[], sessions: number): Promise<Comparison[]> {
  const insertMany = async (count: number, insert: (site: Site) => Promise<string>) => {
    const tokens: string[] = [];
    while (tokens.length < count) tokens.push(await insert(site));
    return tokens;
  };
  const played = await insertMany((ROUNDS + 1) * PER_ROUND, insertPlayedGuest);
  const empty = await insertMany(PER_ROUND, insertGuest);
  await query(site.databaseUrl, 'vacuum analyze');
  await query(site.databaseUrl, 'checkpoint');

  const logIn = loginOf(site, mails);
  const emptyMs = [];
  for (const token of empty) emptyMs.push(durationOf(await logIn(token, 0)));

  const requests = Object.values(visitorRequests(site, sessions));
  const mergeMs: number[] = [];
  const { ours, other } = await alternate(ROUNDS, {
    /** Visits that a merge overlapped. */
    async ours() {
      const merges: Visit[] = [];
      let isOver = false;
      const mergeAll = async () => {
        for (const token of played.splice(0, PER_ROUND))
          if (!isOver) merges.push(await logIn(token, GUEST.saves));
      };
      const visiting = visit(requests, VISITS).finally(() => {
        isOver = true;
      });
      const [visits] = await Promise.all([visiting, mergeAll()]);
      mergeMs.push(...merges.map(durationOf));
      return visits
        .filter((each) => merges.some(({ begun, ended }) => each.begun < ended && begun < each.ended))
        .map(durationOf);
    },
    other: async () => (await visit(requests, VISITS)).map(durationOf),
  });
  return [
    {
      what: 'Login with a merge, p50',
      unit: 'ms',
      ours: percentile(mergeMs, 0.5),
      other: percentile(emptyMs, 0.5),
      target: { words: `≤ ${MAX_MERGE_MS} ms`, kind: 'at most', limit: MAX_MERGE_MS },
    },
    {
      what: 'Login with a merge, p95',
      unit: 'ms',
      ours: percentile(mergeMs, 0.95),
      other: percentile(emptyMs, 0.95),
    },
    ...compareP99('Other requests during merges', ours, other),
  ];
}

/** Logs a guest in to the next account, and checks the number of saves that moved. */
function loginOf({ call }: Site, mails: string[]) {
  let turn = 0;
  return async (token: string, saves: number): Promise<Visit> => {
    const body = { identityType: 'MAIL_PWD', account: mails[turn++ % mails.length], accessToken: PASSWORD };
    const begun = performance.now();
    const { code, msg, data } = await call('/user/loginOrRegister', { token, body });
    const ended = performance.now();
    if (code !== 0) throw new Error(msg);
    const merged = (data.merged as { saves: number } | null)?.saves ?? 0;
    if (merged !== saves) throw new Error(`The merge moved ${merged} saves instead of ${saves}.`);
    return { begun, ended };
  };
}
