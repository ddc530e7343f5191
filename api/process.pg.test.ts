import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '@storyloom/testing/database';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { flat } from './modules/uploads/testing/hostile-images.ts';
import { openDatabase } from './platform/db.ts';
import { silentLogger } from './platform/logger.ts';
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
  test('keeps the files of people private, and exits with code 0 on SIGTERM despite open connections', async () => {
    const DATA_DIR = await mkdtemp(join(tmpdir(), 'data-'));
    const before = process.umask(0o022);
    const { child, exit, ready } = start('main.ts', { API_PORT: '4041', DATA_DIR });
    process.umask(before);
    expect((await ready())[0]).toEqual({ type: 'ready' });
    const base = 'http://127.0.0.1:4041';
    expect((await fetch(`${base}/ready`)).status).toBe(200);
    const guest = await fetch(`${base}/user/anonymity-register`, { method: 'POST' });
    const { data } = (await guest.json()) as { data: { tokenId: string } };
    const { pool } = openDatabase({ url: database.url, size: 1, logger: silentLogger });
    await pool.query('update users set is_real = true');
    await pool.end();
    const body = new FormData();
    body.set('file', new File([new Uint8Array(await flat.png())], 'a.png'));
    const sent = await fetch(`${base}/support/upload/image`, {
      method: 'POST',
      headers: { tokenid: data.tokenId },
      body,
    });
    expect(await sent.json()).toMatchObject({ code: 0 });
    const names = await readdir(DATA_DIR, { recursive: true });
    expect(names.some((name) => name.endsWith('.webp'))).toBe(true);
    for (const name of names) expect((await stat(join(DATA_DIR, name))).mode & 0o077, name).toBe(0);
    await rm(DATA_DIR, { recursive: true });

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

  test('rejects an outdated schema, and names the command that updates it', async () => {
    const empty = await createTestDatabase();
    const refused = await start('main.ts', { API_PORT: '4043', DATABASE_URL: empty.url }).exit;
    expect(refused.code).toBe(1);
    expect(refused.output).toContain('Run: node api/migrate.ts');
    await empty.drop();
  });
});
