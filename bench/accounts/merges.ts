import { setTimeout as sleep } from 'node:timers/promises';
import { settle } from '../processes/database.ts';
import type { Comparison } from '../report/comparison.ts';
import { percentile, typicalPercentile } from '../report/statistics.ts';
import { alternate } from './alternate.ts';
import { compareP99 } from './compare-p99.ts';
import { GUEST, insertGuest, insertPlayedGuest, PASSWORD } from './people.ts';
import type { Site } from './site.ts';
import { visitorRequests } from './visitors.ts';
import { durationOf, type Visit, visit } from './visits.ts';

const MAX_MERGE_MS = 300;
export const ROUNDS = 40;
/** Rounds that are not measured: the first ones are slower, mostly for guests with data. */
export const WARM_UPS = 4;
export const VISITS = { perSecond: 30, seconds: 2.5 };
/** Logins a second, one after another. */
export const LOGINS_PER_SECOND = 20;
const PER_ROUND = LOGINS_PER_SECOND * VISITS.seconds;

/** Time of a login that merges a guest, and the delay of other requests meanwhile; the other side's guests have no data. */
export async function measureMerges(site: Site, mails: string[], sessions: number): Promise<Comparison[]> {
  const insertMany = async (insert: (site: Site) => Promise<string>) => {
    const tokens: string[] = [];
    while (tokens.length < (ROUNDS + WARM_UPS) * PER_ROUND) tokens.push(await insert(site));
    return tokens;
  };
  const played = await insertMany(insertPlayedGuest);
  const empty = await insertMany(insertGuest);
  await settle(site.databaseUrl);

  const logIn = loginOf(site, mails);
  const requests = Object.values(visitorRequests(site, sessions));
  const [mergeMs, emptyMs]: [number[], number[]] = [[], []];

  /** Durations of visits during logins. The visits may end before the last guests have logged in. */
  async function visitDuring(guests: string[], saves: number, ms: number[]): Promise<number[]> {
    const logins: Visit[] = [];
    const start = performance.now();
    let isOver = false;
    const logInAll = async () => {
      for (const [at, token] of guests.splice(0, PER_ROUND).entries()) {
        await sleep(Math.max(0, start + (at * 1000) / LOGINS_PER_SECOND - performance.now()));
        if (!isOver) logins.push(await logIn(token, saves));
      }
    };
    const visiting = visit(requests, VISITS).finally(() => {
      isOver = true;
    });
    const [visits] = await Promise.all([visiting, logInAll()]);
    ms.push(...logins.map(durationOf));
    return visits
      .filter((each) => logins.some(({ begun, ended }) => each.begun < ended && begun < each.ended))
      .map(durationOf);
  }

  const { ours, other, quiet } = await alternate(
    ROUNDS,
    {
      ours: () => visitDuring(played, GUEST.saves, mergeMs),
      other: () => visitDuring(empty, 0, emptyMs),
      quiet: async () => (await visit(requests, VISITS)).map(durationOf),
    },
    WARM_UPS,
  );
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
    {
      what: 'Other requests during merges, p99; other side: no load',
      unit: 'ms',
      ours: typicalPercentile(ours, 0.99),
      other: typicalPercentile(quiet, 0.99),
    },
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
