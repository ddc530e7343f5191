import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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

test('npm start restarts a service and a database that are killed on the same ports, and exits with 0 on SIGTERM', async () => {
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
  'npm start leaves nothing running after SIGKILL to %s',
  async (victim) => {
    const command = await start();
    const pid = victim === 'npm start' ? (command.npm.pid ?? 0) : processNamed(dataDir, victim);
    process.kill(pid, 'SIGKILL');
    await expect.poll(gone, { timeout: 60_000 }).toEqual([]);
  },
);

test('a second npm start runs the tasks again on the same database', () => {
  const runs = readFileSync(taskLog, 'utf8').trim().split('\n');
  expect(runs.length).toBeGreaterThan(1);
  expect(new Set(runs)).toEqual(new Set(['storyloom']));
});

describe('npm start fails with one line for the operator', () => {
  const failures = (output: string) => output.split('\n').filter((line) => /^✗ (?:[A-Z]|port|--)/.test(line));

  async function failure(changed: Record<string, string>, args: string[] = []): Promise<string[]> {
    const command = npmStart({ ...env, ...changed }, args);
    expect(await command.exited).toBe(1);
    expect(command.output()).not.toMatch(/^\s+at /m);
    expect(processesOf(changed.DATA_DIR ?? dataDir)).toEqual([]);
    return failures(command.output());
  }

  test('on a taken port', async () => {
    const other = createServer().listen(5521);
    expect(await failure({})).toEqual(['✗ port 5521 is taken by another program: stop it or set API_PORT']);
    other.close();
  });

  test('on a broken database folder', async () => {
    const broken = join(scratch, 'broken');
    mkdirSync(join(broken, 'postgres', 'data'), { recursive: true });
    writeFileSync(join(broken, 'postgres', 'data', 'holiday.jpg'), '');
    expect(await failure({ DATA_DIR: broken })).toEqual([
      expect.stringMatching(/^✗ The database folder .*broken\/postgres\/data is not one of PostgreSQL's/),
    ]);
  });

  test('on a data folder that is a file', async () => {
    expect(await failure({ DATA_DIR: join(taskLog, 'data') })).toEqual([
      expect.stringMatching(/^✗ The data folder .* cannot be written/),
    ]);
  });

  test('on an unknown argument', async () => {
    expect(await failure({}, ['--sed', '5'])).toEqual([expect.stringMatching(/^✗ Unknown option '--sed'/)]);
    expect(await failure({}, ['--seed', 'many'])).toEqual([
      expect.stringMatching(/^✗ --seed many is not a number/),
    ]);
  });
});

test('npm start --print-config masks secrets', async () => {
  const secrets = { LLM_API_KEY: 'hunter2', PADDLE_WEBHOOK_SECRET: 'hunter3', LLM_MODEL: 'big' };
  const command = npmStart({ ...env, ...secrets }, ['--print-config']);
  expect(await command.exited).toBe(0);
  expect(command.output()).toContain('LLM_API_KEY=********');
  expect(command.output()).toContain('PADDLE_WEBHOOK_SECRET=********');
  expect(command.output()).toContain('LLM_MODEL=big');
  expect(command.output()).toContain('PORT=5520');
  expect(command.output()).not.toContain('hunter');
});
