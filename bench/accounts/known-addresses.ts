import type { Comparison } from '../report/comparison.ts';
import { median } from '../report/statistics.ts';
import type { Site } from './site.ts';

const TIMES = 200;
const WARM_UP = 20;
/** An address gets one code a minute, so each request for one has an address of its own. */
const PER_CALL = TIMES + WARM_UP;
export const ENUMERATED = 3 * PER_CALL;
const RANGE = { from: 0.8, to: 1.25 };

interface Question {
  /** A third of the addresses. */
  third: 0 | 1 | 2;
  path: string;
  body(mail: string): object;
  /** Error of the answer; undefined for success. */
  error?: string;
}

const GUESS = { code: '000000', accessToken: 'wrong-moth-18' };

/** In order: codes are guessed after they were sent. */
const questions: Record<string, Question> = {
  'Login with a wrong password': {
    third: 0,
    path: '/user/loginOrRegister',
    body: (account) => ({ identityType: 'MAIL_PWD', account, accessToken: 'wrong-moth-18' }),
    error: 'auth.bad_credentials',
  },
  'Code for a registration': {
    third: 1,
    path: '/user/sendMailPwdCode',
    body: (mail) => ({ mail, purpose: 'REGISTER' }),
  },
  'Registration with a guessed code': {
    third: 1,
    path: '/user/loginOrRegister',
    body: (account) => ({ identityType: 'MAIL_PWD', account, ...GUESS }),
    error: 'auth.code_wrong',
  },
  'Code for a new password': {
    third: 2,
    path: '/user/sendMailPwdCode',
    body: (mail) => ({ mail, purpose: 'RESET' }),
  },
  'New password with a guessed code': {
    third: 2,
    path: '/user/mailPwdForgotPwd',
    body: (account) => ({ account, ...GUESS }),
    error: 'auth.code_wrong',
  },
};

/** Compares requests about known addresses with the same requests about unknown ones, by their medians. */
export async function measureEnumeration({ call }: Site, known: string[]): Promise<Comparison[]> {
  async function time({ path, body, error }: Question, mail: string): Promise<number> {
    const begun = performance.now();
    const { msg, data } = await call(path, { body: body(mail) });
    const duration = performance.now() - begun;
    if (data.error !== error) throw new Error(`${path}: ${msg}`);
    return duration;
  }
  const rows: Comparison[] = [];
  for (const [what, question] of Object.entries(questions)) {
    const from = question.third * PER_CALL;
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
