import { hash, hashRaw, verify } from '@node-rs/argon2';
import pLimit from 'p-limit';
import { TransportError } from '../../../platform/errors.ts';

/** Argon2id, version 19, with the parameters that OWASP recommends: 19 MiB, two passes, one thread; 15 ms each. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** The thread pool has four threads, which files and pictures need too. */
const CONCURRENCY = 2;
/** About three seconds of work. */
const MAX_WAITING = 200;

export type Hashing = ReturnType<typeof createHashing>;

/** Password hashes, computed off the event loop and few at a time. Throws a 503 when too many wait. */
export function createHashing() {
  const limit = pLimit(CONCURRENCY);
  const decoy = run(() => hash('the password of no account', PARAMETERS));
  // An error is that of the first call that needs the decoy.
  decoy.catch(() => {});

  function run<T>(work: () => Promise<T>): Promise<T> {
    if (limit.pendingCount >= MAX_WAITING) {
      throw new TransportError(503, 'Many people are logging in right now. Try again in a moment.', 2);
    }
    return limit(work);
  }

  return {
    /** Returns the hash of a password in PHC format. */
    hashPassword: async (password: string): Promise<string> => run(() => hash(password, PARAMETERS)),

    /** Without a stored hash the answer is false after the same work. */
    async verifyPassword(stored: string | null, password: string): Promise<boolean> {
      const against = stored ?? (await decoy);
      const isEqual = await run(() => verify(against, password));
      return isEqual && stored !== null;
    },

    /** The hash of a code with a given salt. */
    hashCode: async (code: string, salt: Buffer): Promise<Buffer> =>
      run(() => hashRaw(code, { ...PARAMETERS, salt })),
  };
}
