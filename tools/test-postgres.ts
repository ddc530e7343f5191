import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { scratchFolder } from '@storyloom/testing/scratch-folder';
import { cleanInherited } from './bootstrap/inherited.mjs';
import { startPostgres } from './postgres/server.ts';

/** Vitest's global set-up: one throw-away PostgreSQL for the whole run, found through TEST_DATABASE_URL. */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.TEST_DATABASE_URL) return undefined;
  cleanInherited(process.env);
  const dir = mkdtempSync(join(scratchFolder(), 'storyloom-pg-'));
  const server = await startPostgres({ dir, durable: false });
  process.env.TEST_DATABASE_URL = server.url;
  return async () => {
    delete process.env.TEST_DATABASE_URL;
    await server.stop();
    rmSync(dir, { recursive: true, force: true });
  };
}
