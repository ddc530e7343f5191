import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const PLACES = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/opt/homebrew/bin/pgbouncer'];

/** The PgBouncer of this machine; null without one. */
export function pgBouncerPath(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null;
}

/** Starts PgBouncer in transaction mode in front of a database's server; `url` is the database through it. */
export async function startPgBouncer(database: string, poolSize: number) {
  const path = pgBouncerPath();
  if (path === null)
    throw new Error('There is no PgBouncer. Install it (Debian: "apt-get install pgbouncer").');
  const { hostname, port: serverPort, username, password, pathname } = new URL(database);
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'));
  const port = await freePort();
  const config = join(folder, 'pgbouncer.ini');
  const limits = `set statement_timeout = '15s'; set idle_in_transaction_session_timeout = '30s'`;
  await writeFile(
    config,
    `[databases]
* = host=${hostname} port=${serverPort} user=${username} password=${password} connect_query='${limits.replaceAll("'", "''")}'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${poolSize}
`,
  );
  // Started by root, it changes to another account, which has to read its settings.
  await chmod(folder, 0o755);
  const account = process.getuid?.() === 0 ? ['-u', 'nobody'] : [];
  const child = spawn(path, [...account, config], { stdio: ['ignore', 'ignore', 'pipe'] });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stderr })) {
    lines.push(line);
    if (line.includes('process up')) break;
  }
  if (!lines.at(-1)?.includes('process up')) throw new Error(`PgBouncer did not start: ${lines.join('\n')}`);
  child.stderr.resume();
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    async stop(): Promise<void> {
      const ended = once(child, 'exit');
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}
