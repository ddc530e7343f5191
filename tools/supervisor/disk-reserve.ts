import { existsSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { say } from '../bootstrap/progress.mjs';

const MIB = 1024 ** 2;
/** Size of the reserve. It is below the space at which the API stops writing, so that all of it is the database's. */
const RESERVE = 56 * MIB;
const RELEASED_BELOW = 40 * MIB;
const HELD_ABOVE = 300 * MIB;
const CHECK_MS = 500;

/**
 * Holds a file in the data folder that is deleted when the disk is almost full: PostgreSQL stops if it cannot write its log, and
 * does not start again without space. Returns the function that ends it.
 */
export function holdReserve(dataDir: string): () => void {
  const path = join(dataDir, 'reserve');

  function check(): void {
    const { bavail, bsize } = statfsSync(dataDir);
    const free = bavail * bsize;
    if (free < RELEASED_BELOW && existsSync(path)) {
      rmSync(path, { force: true });
      say('! The disk is almost full: free some space. The site can be read and stores nothing.');
    }
    if (free > HELD_ABOVE && !existsSync(path)) writeFileSync(path, Buffer.alloc(RESERVE), { mode: 0o600 });
  }

  check();
  const timer = setInterval(check, CHECK_MS).unref();
  return () => clearInterval(timer);
}
