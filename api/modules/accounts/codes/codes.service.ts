import { createHash, randomBytes, randomInt } from 'node:crypto';
import { userLimits } from '@storyloom/contract/users/limits';
import type { Clock } from '../../../platform/clock.ts';
import type { Db, Tx } from '../../../platform/db.ts';
import { DomainError, TransportError } from '../../../platform/errors.ts';
import type { RateLimiter } from '../../../platform/rate-limit.ts';
import type { Hashing } from '../passwords/hashing.ts';
import {
  type CodeKey,
  deleteCodesBefore,
  findSalt,
  releaseCode,
  saveCode,
  tryCode,
} from './codes.repository.ts';

const LIFETIME_MS = 10 * 60_000;
/** Number of tries of a network, and of all together: 50 of a million codes are a chance of 1 in 20,000. */
const MAX_TRIES = { network: 5, all: 50 };

export type Codes = ReturnType<typeof createCodes>;

/** A code as a person entered it, with its hash. */
export interface EnteredCode extends CodeKey {
  userId: string | null;
  network: string;
  hash: Buffer;
}

interface CodesParts {
  db: Db;
  clock: Clock;
  limiter: RateLimiter;
  hashing: Hashing;
}

/** Verification codes of six digits: valid for ten minutes, five tries from a network and one use. */
export function createCodes({ db, clock, limiter, hashing }: CodesParts) {
  return {
    resendAfter: userLimits.codeResendSeconds,

    /** Throws auth.code_too_soon { retryAfter } for a second code to an address within a minute. */
    async takeTurn(mail: string): Promise<void> {
      const key = `codes:mail:${createHash('sha256').update(mail).digest('base64url')}`;
      try {
        await limiter.take([{ key, requests: 1, seconds: userLimits.codeResendSeconds }]);
      } catch (error) {
        if (!(error instanceof TransportError) || error.status !== 429) throw error;
        throw new DomainError('auth.code_too_soon', { retryAfter: error.retryAfterSeconds });
      }
    },

    /** A new code with its hash, to be saved by `save`. */
    async create() {
      const code = String(randomInt(10 ** userLimits.codeDigits)).padStart(userLimits.codeDigits, '0');
      const salt = randomBytes(16);
      const expiresAt = new Date(clock.now().getTime() + LIFETIME_MS);
      return { code, salt, hash: await hashing.hashCode(code, salt), expiresAt };
    },

    /** Replaces the code of the address and purpose. */
    save: (tx: Tx, code: Omit<EnteredCode, 'network'> & { salt: Buffer; expiresAt: Date }) =>
      saveCode(tx, code),

    /**
     * Hashes an entered code with the salt of the sent one; without a sent one, with a random salt, so the work is
     * the same.
     */
    async enter(key: Omit<EnteredCode, 'hash'>, code: string): Promise<EnteredCode> {
      const salt = (await findSalt(db, key)) ?? randomBytes(16);
      return { ...key, hash: await hashing.hashCode(code, salt) };
    },

    /**
     * Counts a try and uses the code up if it is right. A transaction that gets false must commit, or the try is not
     * counted.
     */
    consume: (tx: Tx, entered: EnteredCode): Promise<boolean> =>
      tryCode(tx, { ...entered, maxTries: MAX_TRIES, now: clock.now() }),

    /** Makes a code that was consumed usable again. Its tries stay counted. */
    giveBack: (tx: Tx, key: CodeKey) => releaseCode(tx, key),

    /** Deletes expired codes. */
    purge: () => deleteCodesBefore(db, clock.now()),
  };
}
