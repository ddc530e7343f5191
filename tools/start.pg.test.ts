import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { npmStart, processesOf, processNamed } from './testing/start-command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'storyloom-start-'));
const dataDir = join(scratch, 'data');
const taskLog = join(scratch, 'tasks');
const env = {
  PORT: '5520',
  API_PORT: '5521',
  REGISTRY_PORT: '5522',
  OIDC_PORT: '5523',
  PAY_PORT: '5524',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  TASK_LOG: taskLog,
};
const gone = () => processesOf(dataDir);
const api = 'http://127.0.0.1:5521';

beforeAll(() => chmodSync(scratch, 0o755));
afterAll(() => rmSync(scratch, { recursive: true, force: true }));

async function start() {
  const command = npmStart(env);
  await command.said('ready http://localhost:5520');
  return command;
}

describe('npm start', () => {
  test('restarts a service and a database that are killed on the same ports, and exits with 0 on SIGTERM', async () => {
    const command = await start();
    expect(processesOf(dataDir).length).toBeGreaterThan(4);
    const environment = readFileSync(`/proc/${await (await fetch(`${api}/pid`)).text()}/environ`, 'utf8');
    expect(environment).toContain(`DATA_DIR=${dataDir}`);
    expect(environment).not.toContain('\0DATABASE_URL=');
    process.kill(Number(await (await fetch(`${api}/pid`)).text()), 'SIGKILL');
    await command.said('✓ api is back');
    expect((await fetch(`${api}/ready`)).status).toBe(200);
    process.kill(
      Number.parseInt(readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8'), 10),
      'SIGKILL',
    );
    await command.said('✓ postgres is back');
    command.npm.kill('SIGTERM');
    await expect.poll(gone, { timeout: 60_000 }).toEqual([]);
    expect(await command.exited).toBe(0);
    expect(command.output()).toContain('stopped');
  });

  // The end of npm also ends tools/start.mjs, and that the supervisor.
  test.each(['supervisor/main.ts', 'npm start'])(
    'leaves nothing running after SIGKILL to %s',
    async (victim) => {
      const command = await start();
      const pid = victim === 'npm start' ? (command.npm.pid ?? 0) : processNamed(dataDir, victim);
      process.kill(pid, 'SIGKILL');
      await expect.poll(gone, { timeout: 60_000 }).toEqual([]);
    },
  );

  test('runs the tasks again on the same database at a second start', () => {
    const runs = readFileSync(taskLog, 'utf8').trim().split('\n');
    expect(runs.length).toBeGreaterThan(1);
    expect(new Set(runs)).toEqual(new Set(['storyloom']));
  });

  test('refuses with one line for the operator, and leaves nothing running', async () => {
    const other = createServer().listen(5521);
    const command = npmStart(env);
    expect(await command.exited).toBe(1);
    expect(command.output().match(/^✗ .*$/gm)).toEqual([
      '✗ port 5521 is taken by another program: stop it or set API_PORT',
    ]);
    expect(command.output()).not.toMatch(/^\s+at /m);
    expect(gone()).toEqual([]);
    other.close();
  });
});
