import { availableParallelism } from 'node:os';
import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { TransportError } from '../../../platform/errors.ts';

/**
 * Argon2id, version 19: 12 MiB, three passes, one thread; 8 ms each. One of the fastest of the settings that OWASP's password
 * storage cheat sheet lists as equally strong.
 */
const PARAMETERS = { memoryCost: 12_288, timeCost: 3, parallelism: 1 };
/** Hashes computed at once, each in a thread of the library. One core is left to other requests. */
const CONCURRENCY = Math.min(4, Math.max(1, availableParallelism() - 1));
/** Maximum number of waiting hashes: about two seconds of work for one thread. */
const MAX_WAITING = 200;

export type Hashing = ReturnType<typeof createHashing>;

/** Hashes of passwords and codes. Throws a 503 if too many are waiting. */
export function createHashing() {
  const limit = pLimit(CONCURRENCY);
  let decoy: Promise<string> | undefined;

  async function run<Result>(compute: () => Promise<Result>): Promise<Result> {
    if (limit.pendingCount >= MAX_WAITING)
      throw new TransportError(503, 'Many people are logging in right now. Try again in a moment.', 2);
    return limit(compute);
  }

  const hashPassword = (password: string) => run(() => hash(password, PARAMETERS));

  /** A hash to verify against for addresses without an account. */
  function findDecoy(): Promise<string> {
    decoy ??= hashPassword('the password of no account').catch((error: unknown) => {
      decoy = undefined;
      throw error;
    });
    return decoy;
  }

  return {
    /** Returns the hash of a password in PHC format. */
    hashPassword,

    /** Without a stored hash, returns false after the same work. */
    async verifyPassword(stored: string | null, password: string): Promise<boolean> {
      const against = stored ?? (await findDecoy());
      const isEqual = await run(() => verify(against, password));
      return isEqual && stored !== null;
    },

    /** The hash of a code with a given salt. */
    hashCode: (code: string, salt: Buffer): Promise<Buffer> =>
      run(() => hashRaw(code, { ...PARAMETERS, salt })),
  };
}
