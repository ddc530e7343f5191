import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { asDatabaseAccount } from './account-command.ts';
import { binariesFolder } from './binaries.ts';
import type { PostgresFolder } from './folder.ts';

const MAJOR = '18';
/** A locale of the system with UTF-8; macOS has no C.UTF-8. */
const CTYPE = process.platform === 'darwin' ? 'en_US.UTF-8' : 'C.UTF-8';
export const SUPERUSER = 'storyloom';

/** Creates the database cluster if missing. Throws OperatorError for a folder that is no cluster of this version. */
export function ensureCluster(folder: PostgresFolder, options?: { durable: boolean }): void {
  if (existsSync(folder.data)) {
    assertUsable(folder);
    return;
  }
  // initdb writes to another folder first, so that an interrupted run leaves no incomplete cluster.
  const fresh = `${folder.data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  const command = asDatabaseAccount(join(binariesFolder(), 'initdb'), [
    ...['-D', fresh, '-U', SUPERUSER, `--pwfile=${folder.password}`],
    '--encoding=UTF8',
    // PostgreSQL's own locale is the same on every system. Trigrams ask the system which characters are letters.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${CTYPE}`],
    '--auth=scram-sha-256',
    ...(options?.durable === false ? ['--no-sync'] : []),
  ]);
  const made = spawnSync(command.file, command.args, { cwd: folder.root, encoding: 'utf8' });
  if (made.status !== 0) throw notMade(folder, made.error?.message ?? made.stderr);
  renameSync(fresh, folder.data);
}

function assertUsable(folder: PostgresFolder): void {
  const version = join(folder.data, 'PG_VERSION');
  if (!existsSync(version)) {
    throw new OperatorError(`The database folder ${folder.data} is not one of PostgreSQL's. ${FIX}`);
  }
  const major = readFileSync(version, 'utf8').trim();
  if (major !== MAJOR) {
    throw new OperatorError(
      `The database folder ${folder.data} was created by PostgreSQL ${major}, this is ${MAJOR}. ${FIX}`,
    );
  }
}

const FIX = 'Restore it from a backup, move it away to begin with an empty one, or set DATA_DIR elsewhere.';

function notMade(folder: PostgresFolder, output: string): OperatorError {
  const lines = output.split('\n').filter((line) => /error|fatal|could not/i.test(line));
  return new OperatorError(`The database could not be created in ${folder.root}: ${lines[0] ?? output}`);
}
