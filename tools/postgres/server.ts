import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { assertDatabaseCanReach } from '../bootstrap/database-account.mjs';
import { OperatorError } from '../bootstrap/operator-error.mjs';
import { freePort } from '../bootstrap/ports.mjs';
import { asDatabaseAccount } from './account-command.ts';
import { binariesFolder } from './binaries.ts';
import { type PostgresFolder, postgresFolder, prepareFolder, readPassword } from './folder.ts';
import { ensureCluster, SUPERUSER } from './init.ts';
import { clearStalePidFile, isReady } from './pid-file.ts';

export type PostgresOptions = {
  /** A folder for this server alone; created if missing. */
  dir: string;
  /** On 127.0.0.1; a free one unless given. */
  port?: number;
  /** False for tests: faster, and data is lost when the machine crashes. */
  durable?: boolean;
  settings?: Record<string, string>;
};

export type PostgresServer = {
  /** Superuser address of the database `postgres`. A secret: it carries the password. */
  url: string;
  port: number;
  pid: number;
  process: ChildProcess;
  /** Ends connections, writes all data, resolves when the process has ended. */
  stop(): Promise<void>;
};

const START_MS = 60_000;
const STOP_MS = 5_000;
const FAST = { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' };

/** Starts PostgreSQL on a folder. It ends with this process. Throws OperatorError if it cannot start. */
export async function startPostgres(options: PostgresOptions): Promise<PostgresServer> {
  const folder = postgresFolder(resolve(options.dir));
  assertDatabaseCanReach([dirname(folder.root), binariesFolder()]);
  prepareFolder(folder);
  ensureCluster(folder, { durable: options.durable !== false });
  await clearStalePidFile(folder);

  const port = options.port ?? (await freePort());
  const logStart = sizeOf(folder.log);
  const child = launch(folder, {
    port: String(port),
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    timezone: 'UTC',
    log_timezone: 'UTC',
    ...(options.durable === false ? FAST : {}),
    ...options.settings,
  });
  await waitUntilReady(child, folder, logStart);
  const url = `postgres://${SUPERUSER}:${readPassword(folder)}@127.0.0.1:${port}/postgres`;
  return { url, port, pid: child.pid ?? 0, process: child, stop: () => stop(child) };
}

function launch(folder: PostgresFolder, settings: Record<string, string>): ChildProcess {
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const args = ['-D', folder.data, ...flags];
  const command = asDatabaseAccount(`${binariesFolder()}/postgres`, args, { endsWithParent: true });
  const log = openSync(folder.log, 'a', 0o600);
  // Detached, because Ctrl-C reaches a whole process group and the database must stop last.
  const child = spawn(command.file, command.args, {
    cwd: folder.root,
    detached: true,
    env: { PATH: process.env.PATH },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  return child;
}

async function waitUntilReady(child: ChildProcess, folder: PostgresFolder, logStart: number): Promise<void> {
  const failed = once(child, 'error').then(([error]) => Promise.reject(error));
  failed.catch(() => {});
  const deadline = Date.now() + START_MS;
  while (!isReady(folder, child.pid ?? 0)) {
    if (child.exitCode !== null || child.signalCode !== null) throw didNotStart(folder, logStart);
    if (Date.now() > deadline) {
      await stop(child);
      throw didNotStart(folder, logStart);
    }
    await Promise.race([sleep(10), failed]);
  }
}

function didNotStart(folder: PostgresFolder, logStart: number): OperatorError {
  const lines = readFileSync(folder.log).subarray(logStart).toString().split('\n');
  const cause = lines.findLast((line) => /FATAL|PANIC/.test(line)) ?? lines.findLast((line) => line !== '');
  const reason = cause?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'no reason given';
  return new OperatorError(`PostgreSQL did not start on ${folder.data}: ${reason}. See ${folder.log}.`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGINT');
  const late = setTimeout(() => child.kill('SIGQUIT'), STOP_MS);
  await gone;
  clearTimeout(late);
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}
