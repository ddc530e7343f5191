import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFaultServer } from '@storyloom/testing/llm/fault-server';
import type { Script } from '@storyloom/testing/llm/faults';
import type { Hold } from '@storyloom/testing/llm/hold';
import { localPriceIds, localPrices } from '@storyloom/testing/pay/prices';
import { type LocalPayments, startPayments } from '@storyloom/testing/pay/stand-in';
import { databaseUrl, runStatement } from './database.ts';
import { settings } from './site.ts';

const root = join(import.meta.dirname, '..', '..');
const siteData = settings.DATA_DIR ?? '';
const modelName = 'scripted';
const payKeys = { PADDLE_API_KEY: 'test-api-key', PADDLE_WEBHOOK_SECRET: 'test-webhook-secret' };

/** The model that writes the replies of an environment. */
export interface ScriptedModel {
  /** Answers with this script from now on. */
  script(script: Script): void;
  /** The same, but sends replies only as far as the returned handle allows. */
  hold(script: Script): Hold;
}

/** A second API process on the site's database, with a scripted model, and a host in front of it. */
export interface Environment {
  home: string;
  model: ScriptedModel;
  /** Test payments of this environment, with a clock of their own. */
  payments: LocalPayments;
  /** Ends the API by SIGKILL, as a crash does. */
  killApi(): Promise<void>;
  startApi(): Promise<void>;
  /** True once the API has stored this text of a running reply, which it does once a second. */
  hasStored(text: string): Promise<boolean>;
  /** Ends the host by SIGKILL, with all its connections, and restarts it; the API keeps running. */
  restartHost(): Promise<void>;
  stop(): Promise<void>;
}

/** Starts a service; resolves when it reports that it is ready. */
export async function startService(script: string, env: NodeJS.ProcessEnv): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(root, script)], {
    cwd: root,
    env,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const exited = once(child, 'exit').then(() =>
    Promise.reject(new Error(`${script} ended before it was ready`)),
  );
  await Promise.race([once(child, 'message'), exited]);
  return child;
}

export async function end(child: ChildProcess | undefined, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  if (!child || child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, 'exit');
  child.kill(signal);
  await exited;
}

/** Uses `port` for the host and the next one for the API. `own` are settings of this environment. */
export async function startEnvironment(port: number, own: NodeJS.ProcessEnv = {}): Promise<Environment> {
  const scratch = mkdtempSync(join(tmpdir(), 'storyloom-environment-'));
  chmodSync(scratch, 0o755);
  const server = await startFaultServer();
  const payments = await startPayments({
    apiKey: payKeys.PADDLE_API_KEY,
    webhookSecret: payKeys.PADDLE_WEBHOOK_SECRET,
    prices: localPrices,
    sites: [`http://localhost:${port}`],
    retryDelaysMs: [500, 1_000, 2_000],
    async sendWebhook({ body, signature }) {
      const { status } = await fetch(`http://127.0.0.1:${port + 1}/ai-lab/payments/webhook`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'paddle-signature': signature },
        body,
      });
      return status;
    },
  });
  const env = {
    ...process.env,
    ...settings,
    NODE_ENV: 'production',
    LOG_LEVEL: 'error',
    PORT: String(port),
    API_PORT: String(port + 1),
    API_URL: `http://127.0.0.1:${port + 1}`,
    REGISTRY_URL: `http://127.0.0.1:${settings.REGISTRY_PORT}`,
    REGISTRY_PUBLIC_KEY_FILE: join(siteData, 'registry', 'public-key.pem'),
    LLM_BASE_URL: server.baseUrl,
    LLM_MODEL: modelName,
    LLM_PREMIUM_MODEL: `${modelName}-premium`,
    ...payKeys,
    PADDLE_API_URL: payments.url,
    PADDLE_PRICES: JSON.stringify(localPriceIds),
    PAY_ORIGIN: payments.url,
    // The model runs in the test's process, which may stall on a busy machine.
    LLM_SILENCE_SECONDS: '5',
    ...own,
  };
  let api: ChildProcess | undefined;
  const startApi = async () => {
    api = await startService('api/main.ts', { ...env, DATABASE_URL: databaseUrl() });
  };
  const startOwnHost = () => startService('host/server/main.ts', { ...env, DATA_DIR: scratch });
  await startApi();
  let host = await startOwnHost();

  return {
    home: `http://localhost:${port}`,
    payments,
    model: {
      script: (script) => server.script(modelName, script),
      hold: (script) => server.hold(modelName, script),
    },
    killApi: () => end(api, 'SIGKILL'),
    startApi,
    async hasStored(text) {
      const running = `select from runs where state = 'running' and owner_address = $1
        and (select string_agg(text, '' order by seq) from reply_chunks where run_id = runs.id) = $2`;
      return (await runStatement(running, [env.API_URL, text])) > 0;
    },
    async restartHost() {
      await end(host, 'SIGKILL');
      host = await startOwnHost();
    },
    async stop() {
      await Promise.all([end(host, 'SIGTERM'), end(api, 'SIGTERM')]);
      await Promise.all([server.close(), payments.close()]);
      rmSync(scratch, { recursive: true, force: true });
    },
  };
}
