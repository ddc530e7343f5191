import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { namedMetrics } from './testing/named-metrics.ts';
import { startOtlpReceiver } from './testing/otlp-receiver.ts';
import { npmStart, processesOf, processNamed, type StartCommand } from './testing/start-command.ts';

const scratch = mkdtempSync(join(tmpdir(), 'storyloom-faults-'));
const dataDir = join(scratch, 'data');
const site = 'http://127.0.0.1:5580';
const apiUrl = 'http://127.0.0.1:5581';
const env = {
  PORT: '5580',
  API_PORT: '5581',
  REGISTRY_PORT: '5582',
  OIDC_PORT: '5583',
  PAY_PORT: '5584',
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  RATE_LIMIT_FACTOR: '1',
  METRICS_PORT: '5585',
  OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:5588',
  OTEL_TRACES_SAMPLER_ARG: '1',
};
let command: StartCommand;
let receiver: Awaited<ReturnType<typeof startOtlpReceiver>>;
let guest: string;

beforeAll(async () => {
  chmodSync(scratch, 0o755);
  receiver = await startOtlpReceiver(5588);
  command = npmStart(env, 'tools/supervisor/fixtures/one-mfe-plan.ts');
  await command.said('ready http://localhost:5580');
  const { data } = await api('/user/anonymity-register', { method: 'POST' });
  guest = String(data.tokenId);
}, 300_000);
afterAll(async () => {
  command.npm.kill('SIGTERM');
  await command.exited;
  receiver.close();
  rmSync(scratch, { recursive: true, force: true });
}, 90_000);

interface TestResponse {
  status: number;
  data: Record<string, unknown>;
}

/** The answer to a browser below /api; status 0 while the site does not listen. */
async function api(path: string, init: RequestInit = {}): Promise<TestResponse> {
  const response = await fetch(`${site}/api${path}`, init).catch(() => null);
  if (!response) return { status: 0, data: {} };
  const { data } = (await response.json()) as Pick<TestResponse, 'data'>;
  return { status: response.status, data };
}
const send = (path: string, input: object, headers: Record<string, string> = {}) =>
  fetch(`${site}/api${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(input),
  });

/** Registers a person; returns their token. */
async function signUp(account: string): Promise<string> {
  await send('/user/sendMailPwdCode', { mail: account, purpose: 'REGISTER' });
  const readCode = async () => /\b\d{6}\b/.exec(await (await fetch(`${apiUrl}/outbox`)).text())?.[0] ?? '';
  await expect.poll(readCode, { timeout: 30_000 }).not.toBe('');
  const login = { identityType: 'MAIL_PWD', account, accessToken: 'seven lanterns at sea' };
  const response = await send('/user/loginOrRegister', { ...login, code: await readCode() });
  const { data } = (await response.json()) as { data: { tokenId: string } };
  return data.tokenId;
}
const statusOf = async (url: string) => (await fetch(url).catch(() => null))?.status ?? 0;
const account = () => api('/ai-lab/user-integral-account/account', { headers: { tokenid: guest } });
const whole = { status: 200, data: { totalIntegral: 50 } };

/** Processes start and end several times, on a machine that may do other things. */
const FAULTS_MS = 400_000;

describe('npm start with metrics and traces', { timeout: FAULTS_MS }, () => {
  test('has every metric that the dashboard and the alerts name', async () => {
    const read = async (port: number) => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const texts = await Promise.all([5585, 5586, 5587].map(read));
    const known = new Set(Array.from(texts.join('\n').matchAll(/^# TYPE (\S+)/gm), ([, name]) => name));
    const names = namedMetrics();
    expect(names.length).toBeGreaterThan(15);
    expect(names.filter((name) => !known.has(name.replace(/_(bucket|count|sum)$/, '')))).toEqual([]);
  });

  test('sends one trace of a request from the host to statements and the model, without texts of people', async () => {
    const tokenid = await signUp('vermilion@example.org');
    const input = { clientRequestId: 'a-traced-request', field: 'opening', content: 'teh vermilion harbour' };
    const response = await send('/ai-lab/ai-story/optimize', input, { tokenid });
    expect(await response.json()).toMatchObject({ code: 0 });
    const paths = () => receiver.pathsOf(response.headers.get('x-request-id') ?? '');
    const route = 'host POST api > api POST /ai-lab/ai-story/optimize';
    const expected = [route, `${route} > api insert`, `${route} > api commit`];
    await expect.poll(paths, { timeout: 30_000 }).toEqual(expect.arrayContaining(expected));
    expect(paths()).toContainEqual(expect.stringMatching(`^${route} > api writing `));
    const page = await fetch(`${site}/user/points`);
    const pagePaths = () => receiver.pathsOf(page.headers.get('x-request-id') ?? '');
    await expect.poll(pagePaths, { timeout: 30_000 }).toContain('host GET page > host render');
    expect(JSON.stringify(receiver.spans)).not.toMatch(/vermilion|a-traced-request/i);
    expect(JSON.stringify(receiver.spans)).not.toContain(tokenid);
  });
});

describe('npm start under faults', { timeout: FAULTS_MS }, () => {
  test('a SIGKILL ends the API, which restarts without data loss', async () => {
    const victim = processNamed(dataDir, 'api/main.ts');
    process.kill(victim, 'SIGKILL');
    const alive = () => processesOf(dataDir).some(({ pid }) => pid === victim);
    await expect.poll(alive, { timeout: 60_000 }).toBe(false);
    // The host still answers.
    expect(await statusOf(`${site}/nowhere`)).toBe(404);
    expect([200, 502, 503]).toContain((await account()).status);
    await expect.poll(account, { timeout: 120_000 }).toMatchObject(whole);
  });

  test('calls answer 503 with a reason after a SIGKILL to the database, until it restarts without data loss', async () => {
    const pid = readFileSync(join(dataDir, 'postgres/data/postmaster.pid'), 'utf8');
    process.kill(Number.parseInt(pid, 10), 'SIGKILL');
    const seen = new Set<string>();
    const look = async () => {
      const response = await account();
      seen.add(`${response.status} ${response.data.error ?? 'fine'}`);
      return response;
    };
    // A connection may remain open for a moment after its server has ended, and answer another request.
    await expect.poll(async () => (await look()).status, { timeout: 60_000, interval: 10 }).toBe(503);
    await expect.poll(look, { timeout: 60_000, interval: 100 }).toMatchObject(whole);
    expect([...seen].sort()).toEqual(['200 fine', '503 transport.unavailable']);
  });

  test('SIGTERM to the supervisor ends everything', async () => {
    process.kill(processNamed(dataDir, 'supervisor/main.ts'), 'SIGTERM');
    await expect.poll(() => processesOf(dataDir), { timeout: 60_000 }).toEqual([]);
    expect(await command.exited).toBe(0);
  });
});
