import type { Comparison } from '../report/comparison.ts';
import { median } from '../report/statistics.ts';
import type { Site } from './site.ts';

const TIMES = 200;
const WARM_UP = 20;
/** An address gets one code a minute, so each request has an address of its own. */
export const ENUMERATED = TIMES + WARM_UP;
const RANGE = { from: 0.8, to: 1.25 };

/** Compares requests about known addresses with the same requests about unknown ones, by their medians. */
export async function measureEnumeration({ call }: Site, known: string[]): Promise<Comparison[]> {
  const logIn = (account: string) =>
    call('/user/loginOrRegister', {
      body: { identityType: 'MAIL_PWD', account, accessToken: 'wrong-moth-18' },
    });
  const sendCode = (purpose: string) => (mail: string) =>
    call('/user/sendMailPwdCode', { body: { mail, purpose } });
  const calls = {
    'Login with a wrong password': logIn,
    'Code for a registration': sendCode('REGISTER'),
    'Code for a new password': sendCode('RESET'),
  };
  const rows: Comparison[] = [];
  for (const [at, [what, ask]] of Object.entries(calls).entries()) {
    const mine = known.slice(at * ENUMERATED, (at + 1) * ENUMERATED);
    const found = { known: [] as number[], unknown: [] as number[] };
    for (const [turn, mail] of mine.entries()) {
      const sides = [['known', mail] as const, ['unknown', `un${mail}`] as const];
      for (const [side, address] of turn % 2 === 0 ? sides : sides.toReversed()) {
        const begun = performance.now();
        await ask(address);
        if (turn >= WARM_UP) found[side].push(performance.now() - begun);
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
