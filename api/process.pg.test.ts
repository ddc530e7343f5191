import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { createMigratedDatabase } from './testing/migrated-database.ts';

const NODE = join(import.meta.dirname, '..', 'node_modules', '.bin', 'node');
let database: TestDatabase;
let child: ChildProcess | undefined;

beforeAll(async () => {
  database = await createMigratedDatabase();
});
afterEach(() => {
  child?.kill('SIGKILL');
});
afterAll(() => database.drop());

function start(script: string, env: NodeJS.ProcessEnv) {
  const path = join(import.meta.dirname, script);
  const options = {
    execPath: NODE,
    env: { ...process.env, DATABASE_URL: database.url, ...env },
    silent: true,
  };
  const started = fork(path, options);
  child = started;
  let output = '';
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  started.stdout?.on('data', collect);
  started.stderr?.on('data', collect);
  const exit = once(started, 'exit').then(([code]) => ({ code: code as number | null, output }));
  return { child: started, exit, ready: () => once(started, 'message') };
}

describe('the API process', () => {
  test('reports when it is ready and exits with code 0 on SIGTERM despite open connections', async () => {
    const { child, exit, ready } = start('main.ts', { API_PORT: '4041' });
    expect((await ready())[0]).toEqual({ type: 'ready' });
    const answer = await fetch('http://127.0.0.1:4041/ready');
    expect(answer.status).toBe(200);
    await answer.text();
    const open = connect(4041, '127.0.0.1').on('error', () => {});
    await once(open, 'connect');
    child.kill('SIGTERM');
    // A process that waits for the connection is ended with code 1.
    expect(await exit).toMatchObject({ code: 0 });
    open.destroy();
  });

  test('exits when its parent ends', async () => {
    const { child, exit, ready } = start('main.ts', { API_PORT: '4042' });
    await ready();
    child.disconnect();
    expect((await exit).code).toBe(0);
  });

  test('reports a port in use in one line', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as AddressInfo;
    const { code, output } = await start('main.ts', { API_PORT: String(port) }).exit;
    other.close();
    expect(code).toBe(1);
    expect(output.trim()).toBe(`Port ${port} is in use. Set API_PORT to a free port.`);
  });

  test('reports an invalid setting in one line', async () => {
    const { code, output } = await start('main.ts', { API_PORT: 'many' }).exit;
    expect(code).toBe(1);
    expect(output).toMatch(/^API_PORT: must be a whole number.*Example: API_PORT=4000\n$/);
  });

  test('rejects an outdated schema, which migrate.ts updates', async () => {
    const empty = await createTestDatabase();
    const refused = await start('main.ts', { API_PORT: '4043', DATABASE_URL: empty.url }).exit;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Run: node api/migrate.ts');
    const migrated = await start('migrate.ts', { DATABASE_URL: empty.url }).exit;
    expect(migrated).toMatchObject({ code: 0 });
    expect(migrated.output).toContain('migrated migrations/0001_');
    await empty.drop();
  });
});
