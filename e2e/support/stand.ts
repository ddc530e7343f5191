import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type FaultServer, startFaultServer } from '@storyloom/testing/llm/fault-server';
import { SUPERUSER } from '@storyloom/tools/postgres/init.ts';
import { environment } from './site.ts';

const root = join(import.meta.dirname, '..', '..');
const siteData = environment.DATA_DIR ?? '';
const model = 'teller';

/** A second API process on the site's database, with a model that does as it is told, and a host before it. */
export interface Stand {
  home: string;
  /** What its model does from now on. */
  script(script: Parameters<FaultServer['script']>[1]): void;
  /** SIGKILL to the API, the way a machine takes it. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** The host goes, with every connection to it, and comes back; the API never notices. */
  restartHost(): Promise<void>;
  stop(): Promise<void>;
}

function databaseUrl(): string {
  const folder = join(siteData, 'postgres');
  const port = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')[3];
  const password = readFileSync(join(folder, 'password'), 'utf8').trim();
  return `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/storyloom`;
}

async function untilReady(child: ChildProcess, url: string): Promise<void> {
  while ((await fetch(url).catch(() => null))?.status !== 200) {
    if (child.exitCode !== null) throw new Error(`${url} ended before it was ready`);
    await sleep(100);
  }
}

async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill(signal);
  await gone;
}

/** `port` and the one after it must be free. */
export async function startStand(port: number): Promise<Stand> {
  const scratch = mkdtempSync(join(tmpdir(), 'storyloom-stand-'));
  chmodSync(scratch, 0o755);
  const faults = await startFaultServer();
  const env = {
    ...process.env,
    ...environment,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(port),
    API_PORT: String(port + 1),
    API_URL: `http://127.0.0.1:${port + 1}`,
    REGISTRY_URL: `http://127.0.0.1:${environment.REGISTRY_PORT}`,
    REGISTRY_PUBLIC_KEY_FILE: join(siteData, 'registry', 'public-key.pem'),
    LLM_BASE_URL: faults.baseUrl,
    LLM_MODEL: model,
    LLM_SILENCE_SECONDS: '2',
  };
  const start = async (script: string, more: Record<string, string>, ready: number) => {
    const child = spawn(process.execPath, [join(root, script)], {
      cwd: root,
      env: { ...env, ...more },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    await untilReady(child, `http://127.0.0.1:${ready}/ready`);
    return child;
  };
  let api: ChildProcess | undefined;
  const startApi = async () => {
    api = await start('api/main.ts', { DATABASE_URL: databaseUrl() }, port + 1);
  };
  const startHost = () => start('host/server/main.ts', { DATA_DIR: scratch }, port);
  await startApi();
  let host = await startHost();

  return {
    home: `http://localhost:${port}`,
    script: (script) => faults.script(model, script),
    killApi: () => end(api, 'SIGKILL'),
    startApi,
    async restartHost() {
      await end(host, 'SIGKILL');
      host = await startHost();
    },
    async stop() {
      await Promise.all([end(host, 'SIGTERM'), end(api, 'SIGTERM')]);
      await faults.close();
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
