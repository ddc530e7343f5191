import { join } from 'node:path';
import { startPostgres } from '@storyloom/tools/postgres/server.ts';
import { ports } from '../ports.ts';
import { scratch } from '../processes/scratch.ts';
import { onStop } from '../processes/stopping.ts';
import type { Comparison } from '../report/comparison.ts';
import { median } from '../report/statistics.ts';
import type { Section } from '../report/table.ts';
import { type IssuerSettings, prepareOAuthLogin, startBenchIssuer } from './oauth-login.ts';
import { insertAccounts } from './people.ts';
import { type Answer, type Site, startSite } from './site.ts';

const TIMES = 200;
const WARM_UP = 20;
/** An address gets one code a minute, so each request for a code uses a different address. */
const PER_CALL = TIMES + WARM_UP;
const RANGE = { from: 0.8, to: 1.25 };

interface Question {
  /** A quarter of the addresses. */
  quarter: 0 | 1 | 2 | 3;
  /** Makes all requests before the measured one, and returns that one. */
  prepare(site: Site, mail: string): Promise<() => Promise<Answer>>;
  /** Expected error of the answer; undefined for success. */
  error?: string;
}

const post =
  (path: string, body: (mail: string) => object): Question['prepare'] =>
  async (site, mail) =>
  () =>
    site.call(path, { body: body(mail) });

const GUESS = { code: '000000', accessToken: 'wrong-moth-18' };

/** The order matters: codes are sent before they are guessed. */
const questions: Record<string, Question> = {
  'Login with a wrong password': {
    quarter: 0,
    prepare: post('/user/loginOrRegister', (account) => ({
      identityType: 'MAIL_PWD',
      account,
      accessToken: 'wrong-moth-18',
    })),
    error: 'auth.bad_credentials',
  },
  'Code for a registration': {
    quarter: 1,
    prepare: post('/user/sendMailPwdCode', (mail) => ({ mail, purpose: 'REGISTER' })),
  },
  'Registration with a guessed code': {
    quarter: 1,
    prepare: post('/user/loginOrRegister', (account) => ({ identityType: 'MAIL_PWD', account, ...GUESS })),
    error: 'auth.code_wrong',
  },
  'Code for a new password': {
    quarter: 2,
    prepare: post('/user/sendMailPwdCode', (mail) => ({ mail, purpose: 'RESET' })),
  },
  'New password with a guessed code': {
    quarter: 2,
    prepare: post('/user/mailPwdForgotPwd', (account) => ({ account, ...GUESS })),
    error: 'auth.code_wrong',
  },
  'OAuth login, address not verified': { quarter: 3, prepare: prepareOAuthLogin },
};

/** Measures whether response times reveal which addresses have an account. */
export async function benchKnownAddresses(say: (line: string) => void): Promise<Section> {
  const server = await startPostgres({ dir: join(scratch(), 'known') });
  onStop(server.stop);
  const issuer: IssuerSettings = await startBenchIssuer();
  const site = await startSite(server.url, {
    ...{ name: 'known', stories: 0, port: ports.knownAddressesApi },
    env: issuer,
  });
  say('known and unknown addresses');
  return {
    title: '(l) Accounts: times of known and unknown addresses',
    sides: ['Known', 'Unknown'],
    rows: await measure(site, await insertAccounts(site, 'known', 4 * PER_CALL)),
    notes: [
      'One request after another, alternating, each with another address. Codes are guessed for the addresses that one was sent to. The OAuth logins are those of guests; their issuer has not verified the address, and only the last request is measured.',
    ],
  };
}

async function measure(site: Site, known: string[]): Promise<Comparison[]> {
  async function time({ prepare, error }: Question, mail: string): Promise<number> {
    const send = await prepare(site, mail);
    const begun = performance.now();
    const { msg, data } = await send();
    const duration = performance.now() - begun;
    if (data.error !== error) throw new Error(`${mail}: ${msg}`);
    return duration;
  }
  const rows: Comparison[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const from = question.quarter * PER_CALL;
    const mine = known.slice(from, from + PER_CALL);
    const found = { known: [] as number[], unknown: [] as number[] };
    for (const [turn, mail] of mine.entries()) {
      const sides = [['known', mail] as const, ['unknown', `un${mail}`] as const];
      for (const [side, address] of turn % 2 === 0 ? sides : sides.toReversed()) {
        const duration = await time(question, address);
        if (turn >= WARM_UP) found[side].push(duration);
      }
    }
    const [ours, other] = [median(found.known), median(found.unknown)];
    rows.push({
      what: `${what}, p50`,
      unit: 'ms',
      ours,
      other,
      target: {
        words: `${RANGE.from}–${RANGE.to}×`,
        kind: 'between',
        from: RANGE.from * other,
        to: RANGE.to * other,
      },
    });
  }
  return rows;
}
