import { PASSWORD } from './people.ts';
import { caller } from './site.ts';
import { durationOf, visit } from './visits.ts';

/** A load at a fixed rate, by a process of its own. */
export interface LoadOrder {
  port: number;
  perSecond: number;
  seconds: number;
  /** Addresses of accounts to log in to. */
  mails: string[];
}

export interface LoadResult {
  /** Durations in ms. */
  ms: number[];
  /** Logins without an answer about the password. */
  failed: number;
}

/** Every other password is wrong. */
function loginRequest({ port, mails }: LoadOrder, onFail: () => void) {
  const call = caller(port);
  let turn = 0;
  return async () => {
    const at = turn++;
    const isRight = at % 2 === 0;
    const body = {
      identityType: 'MAIL_PWD',
      account: mails[at % mails.length],
      accessToken: isRight ? PASSWORD : 'wrong-moth-18',
    };
    const { data } = await call('/user/loginOrRegister', { body });
    const error = (data as { error?: string } | null)?.error;
    const isAnswered = isRight ? typeof data?.tokenId === 'string' : error === 'auth.bad_credentials';
    if (!isAnswered) onFail();
  };
}

async function load(order: LoadOrder): Promise<LoadResult> {
  let failed = 0;
  const request = loginRequest(order, () => {
    failed += 1;
  });
  return { ms: (await visit([request], order)).map(durationOf), failed };
}

process.on('message', (order: LoadOrder & { type: string }) => {
  if (order.type !== 'load') return;
  void load(order).then((result) => process.send?.({ type: 'load', ...result }));
});
process.on('SIGTERM', () => process.exit(0));
process.on('disconnect', () => process.exit(0));
process.send?.({ type: 'ready' });
