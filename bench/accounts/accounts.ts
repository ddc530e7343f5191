import { join } from 'node:path';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { ports } from '../ports.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import { PARTS } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import {
  LOGINS_PER_SECOND,
  ROUNDS as MERGE_ROUNDS,
  VISITS as MERGE_VISITS,
  WARM_UPS as MERGE_WARM_UPS,
  measureMerges,
} from './merges.ts';
import { LOADED, measurePasswordChecks, ROUNDS as PASSWORD_ROUNDS, QUIET_ROUNDS } from './password-checks.ts';
import { CHEAP_HASH, GUEST, insertAccounts } from './people.ts';
import { FEW, MANY, measureSessionLookup } from './session-lookup.ts';
import { insertSessions } from './sessions.ts';
import { startSite } from './site.ts';
import { VISITS } from './visitors.ts';

/** Number of stories: enough for a bookshelf, with room for stories that are not listed. */
const STORIES = 300;

/** Measures how much logins, sessions and merges slow down other requests. */
export async function benchAccounts(say: (line: string) => void): Promise<Section[]> {
  const server = await startPostgres({ dir: join(scratch(), 'accounts') });
  onStop(server.stop);
  say(`accounts: seeding ${MANY} and ${FEW} sessions`);
  const many = await startSite(server.url, { name: 'many', stories: 0, port: ports.accountsApi });
  const few = await startSite(server.url, { name: 'few', stories: STORIES, port: ports.fewSessionsApi });
  await insertSessions(few, FEW);
  await insertSessions(many, MANY);
  say('accounts: session lookup');
  const lookup = await measureSessionLookup(many, few);
  say('accounts: password checks');
  const mails = await insertAccounts(few, 'login', 500);
  const cheap = await insertAccounts(few, 'cheap', 500, CHEAP_HASH);
  const checks = await measurePasswordChecks(few, { mails, cheap }, FEW);
  say('accounts: merges');
  const merges = await measureMerges(few, await insertAccounts(few, 'merge', 200), FEW);
  const p99 = `The p99 is the median of the p99 of ${PARTS} parts of the run, one after another, so that a stall of the machine does not decide.`;
  const visits = `${VISITS.perSecond} requests a second, regardless of how long they take`;
  return [
    {
      title: '(g) Accounts: password checks',
      sides: [`${LOADED} logins a second`, `${LOADED} cheap logins`],
      rows: checks,
      notes: [
        `Feed and own profile: ${visits}, for ${PASSWORD_ROUNDS} rounds of ${VISITS.seconds} s per side, alternating, after one for warm-up, and before them ${QUIET_ROUNDS} rounds without load. The logins come from a separate process; every other password is wrong. The other side: as many logins to accounts whose hash takes 0.1 ms to check instead of 8 ms, so that the difference is the price of the password checks. PostgreSQL, the API and both clients share the machine. ${p99}`,
      ],
    },
    {
      title: '(g) Accounts: session lookup',
      sides: [`${MANY} sessions`, `${FEW} sessions`],
      rows: lookup,
      notes: [
        `One after another in rounds that alternate, each with another session. The lookup is the API’s query; the request is the profile of the caller through the API. ${p99}`,
      ],
    },
    {
      title: '(g) Accounts: merge of a guest',
      sides: ['Played guest', 'Guest without data'],
      rows: merges,
      notes: [
        `A guest with ${GUEST.messages} messages, ${GUEST.saves} saves and ${GUEST.bookshelf} stories on the bookshelf logs in to an account; the other side is a guest without data. Includes the password check.`,
        `Other requests: ${visits}, for ${MERGE_ROUNDS} rounds of ${MERGE_VISITS.seconds} s per side, alternating, after ${MERGE_WARM_UPS} for warm-up, beside ${LOGINS_PER_SECOND} such logins a second, one after another; only requests that a login overlapped are counted. ${p99}`,
      ],
    },
  ];
}
