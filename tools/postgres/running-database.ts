import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { postgresFolder, readPassword } from './folder.ts';
import { SUPERUSER } from './init.ts';
import { isReady } from './pid-file.ts';

/** The address of a database in the PostgreSQL that runs on a folder. Throws OperatorError if none runs. */
export function runningDatabaseUrl(dir: string, database: string): string {
  const folder = postgresFolder(dir);
  const path = join(folder.data, 'postmaster.pid');
  const [pid, , , port] = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  if (port === undefined || !isReady(folder, Number(pid))) {
    throw new OperatorError(
      `No database runs in ${dir}: start the site with npm start, or set DATABASE_URL or DATA_DIR to its own.`,
    );
  }
  return `postgres://${SUPERUSER}:${readPassword(folder)}@127.0.0.1:${port}/${database}`;
}
