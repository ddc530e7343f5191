import { setTimeout as sleep } from 'node:timers/promises';
import { PASSWORD } from './people.ts';
import { caller } from './site.ts';

export interface LoginOrder {
  port: number;
  mails: string[];
  perSecond: number;
  seconds: number;
}

export interface LoginResult {
  right: number;
  wrong: number;
  /** Neither logged in nor refused for the password. */
  failed: number;
  ms: number[];
}

/** Sends logins at a fixed rate; every other password is wrong. */
async function load({ port, mails, perSecond, seconds }: LoginOrder): Promise<LoginResult> {
  const call = caller(port);
  const result: LoginResult = { right: 0, wrong: 0, failed: 0, ms: [] };
  const logins = Array.from({ length: perSecond * seconds }, async (_, at) => {
    await sleep((at * 1000) / perSecond);
    const isRight = at % 2 === 0;
    const begun = performance.now();
    const body = {
      identityType: 'MAIL_PWD',
      account: mails[at % mails.length],
      accessToken: isRight ? PASSWORD : 'wrong-moth-18',
    };
    const { data } = await call('/user/loginOrRegister', { body });
    result.ms.push(performance.now() - begun);
    const error = (data as { error?: string } | null)?.error;
    if (isRight && typeof data?.tokenId === 'string') result.right++;
    else if (!isRight && error === 'auth.bad_credentials') result.wrong++;
    else result.failed++;
  });
  await Promise.all(logins);
  return result;
}

process.on('message', (order: LoginOrder & { type: string }) => {
  if (order.type !== 'load') return;
  void load(order).then((result) => process.send?.({ type: 'load', ...result }));
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
