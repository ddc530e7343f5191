import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { NODE } from '../bootstrap/paths.mjs';
import { postgresFolder } from './folder.ts';
import { clearStalePidFile } from './pid-file.ts';
import { runningDatabaseUrl } from './running-database.ts';
import { startPostgres } from './server.ts';

const scratch = mkdtempSync(join(tmpdir(), 'storyloom-pg-test-'));
/** All tests use one cluster, which the last one damages. */
const dir = join(scratch, 'postgres');

beforeAll(() => chmodSync(scratch, 0o755));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

const start = () => startPostgres({ dir, durable: false });

async function query(url: string, sql: string): Promise<unknown> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(sql)).rows[0]?.answer;
  } finally {
    await client.end();
  }
}

describe('startPostgres', () => {
  test('keeps data over a stop, and is found while it runs and opened by its password alone', async () => {
    const first = await start();
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await first.stop();
    const second = await start();
    expect(await query(runningDatabaseUrl(dir, 'postgres'), 'SELECT answer FROM kept')).toBe(42);
    const url = new URL(second.url);
    url.password = 'guess';
    await expect(query(url.href, 'SELECT 1 AS answer')).rejects.toThrow('password authentication failed');
    await second.stop();
    expect(() => runningDatabaseUrl(dir, 'postgres')).toThrow(/No database runs in .*npm start/);
  });

  test('starts over a stale pid file, also when another process has that id', async () => {
    const pidFile = join(dir, 'data', 'postmaster.pid');
    await (await start()).stop();
    for (const pid of [2 ** 22 - 3, process.pid]) {
      writeFileSync(pidFile, `${pid}\n${join(dir, 'data')}\n1\n5432\n\n127.0.0.1\n0\nready\n`);
      await (await start()).stop();
    }
  });

  test('refuses a folder that another PostgreSQL uses, with its process id, and waits for one that is stopping', async () => {
    const server = await start();
    await expect(clearStalePidFile(postgresFolder(dir), 200)).rejects.toThrow(
      new RegExp(`Another PostgreSQL \\(process ${server.pid}\\) is using`),
    );
    const cleared = clearStalePidFile(postgresFolder(dir), 5_000);
    await server.stop();
    await expect(cleared).resolves.toBeUndefined();
  });

  test('refuses a folder that is no database or one of another version', async () => {
    const other = join(scratch, 'other');
    const startOther = () => startPostgres({ dir: other, durable: false });
    mkdirSync(join(other, 'data'), { recursive: true });
    writeFileSync(join(other, 'data', 'holiday.jpg'), '');
    await expect(startOther()).rejects.toThrow(/is not one of PostgreSQL's.*move it away/);
    writeFileSync(join(other, 'data', 'PG_VERSION'), '15\n');
    await expect(startOther()).rejects.toThrow('was created by PostgreSQL 15, this is 18');
  });

  test('ends with the process that started it, even after SIGKILL', async () => {
    const script = `const { startPostgres } = await import(${JSON.stringify(join(import.meta.dirname, 'server.ts'))});
      const server = await startPostgres({ dir: ${JSON.stringify(dir)}, durable: false });
      console.log(server.pid);
      setInterval(() => {}, 1000);`;
    const parent = spawn(NODE, ['--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const [line] = await once(parent.stdout, 'data');
    const pid = Number(String(line));
    expect(process.kill(pid, 0)).toBe(true);
    parent.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  });

  test('refuses a damaged database in one line with the cause', async () => {
    rmSync(join(dir, 'data', 'global', 'pg_control'));
    const failure = await start().catch((error: Error) => error.message);
    expect(failure).toMatch(/^PostgreSQL did not start on .*postgres\.log\.$/);
  });
});

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
