import { createHashPool, type RunHash } from './hash-pool.ts';

export type Hashing = ReturnType<typeof createHashing>;

/** Hashes of passwords and codes. Throws the errors of `run`, which tests may replace. */
export function createHashing(run: RunHash = createHashPool()) {
  let decoy: Promise<string> | undefined;

  const hashPassword = async (password: string) => run<string>({ kind: 'password', password });

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
      const isEqual = await run<boolean>({ kind: 'verify', stored: against, password });
      return isEqual && stored !== null;
    },

    /** The hash of a code with a given salt. */
    hashCode: async (code: string, salt: Buffer): Promise<Buffer> =>
      Buffer.from(await run<Uint8Array>({ kind: 'code', code, salt })),
  };
}
