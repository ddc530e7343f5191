import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import { isUnavailable } from './db.ts';
import type { Logger } from './logger.ts';
import { missingMigrations } from './migrations.ts';

const WAIT_MS = 500;
const TRIES = 60;

/** Refuses to start on an older schema; waits for a database that is only just starting. */
export async function requireCurrentSchema(pool: pg.Pool, logger: Logger): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      const missing = await missingMigrations(pool);
      if (missing.length === 0) return;
      throw new Error(`The database lacks ${missing.join(', ')}. Run: node api/migrate.ts`);
    } catch (error) {
      if (!isUnavailable(error) || tries === TRIES) throw error;
      if (tries === 1) logger.warn({ err: error }, 'waiting for the database');
      await wait(WAIT_MS);
    }
  }
}
