import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from '../platform/db.ts';
import type { Logger } from '../platform/logger.ts';
import { findMissingFiles } from './applied-files.ts';

const WAIT_MS = 500;
const TRIES = 60;

/** Throws if the database lacks migrations, functions or views of this code. Waits while the database starts. */
export async function requireCurrentSchema(
  pool: Pick<pg.Pool, 'query'>,
  logger: Logger,
  pause: () => Promise<void> = () => wait(WAIT_MS),
): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const missing = await findMissingFiles(pool);
      if (missing.length === 0) return;
      throw new Error(`The database lacks ${summarize(missing)}. Run: node api/migrate.ts`);
    } catch (error) {
      if (!isUnavailable(error) || tries === TRIES) throw error;
      if (tries === 1) logger.warn({ err: error }, 'waiting for the database');
      await pause();
    }
  }
}

function summarize(names: string[]): string {
  const shown = names.slice(0, 3).join(', ');
  return names.length > 3 ? `${shown} and ${names.length - 3} more files` : shown;
}
