import { createHash } from 'node:crypto';
import type { Db } from '../../../platform/db.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import { findLogin, type MailLogin } from '../logins.repository.ts';
import type { Hashing } from './hashing.ts';

interface CheckParts {
  db: Db;
  limiter: RateLimiter;
  /** Factor for the number of tries. */
  rateFactor: number;
  hashing: Hashing;
}

/** Password tries for one account from one network in any ten minutes; no network can lock out another. */
const TRIES = { requests: 10, seconds: 600, isStrict: true };

export type CheckPassword = ReturnType<typeof createPasswordCheck>;

/**
 * Checks the password of an address. Returns the login if it is right, otherwise null; does the same work for
 * unknown addresses. Throws a 429 after too many tries.
 */
export function createPasswordCheck({ db, limiter, rateFactor, hashing }: CheckParts) {
  return async (mail: string, password: string, network: string): Promise<MailLogin | null> => {
    const key = createHash('sha256').update(`${mail} ${network}`).digest('base64url');
    await limiter.take([{ ...TRIES, key: `login:${key}`, requests: TRIES.requests * rateFactor }]);
    const login = await findLogin(db, mail);
    const isRight = await hashing.verifyPassword(login?.passwordHash ?? null, password);
    return login !== undefined && isRight ? login : null;
  };
}
