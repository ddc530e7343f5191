import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../support/site.ts';
import { checkoutBefore, root } from './before.ts';
import { shells } from './shells.ts';

/** Runs a script of a checkout. Resolves when `isReady` is true for its messages or output. */
async function start(folder: string, script: string, env: NodeJS.ProcessEnv, ready: RegExp) {
  const child = spawn('node', [script], {
    cwd: folder,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const check = (said: unknown) => ready.test(String(said)) && resolve();
  child.stdout?.on('data', check);
  child.on('message', (message) => check(JSON.stringify(message)));
  child.on('exit', (code) =>
    reject(new Error(`${folder}/${script} ended with ${code} before it was ready.`)),
  );
  await promise;
  return () => stop(child);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
}

/**
 * Starts the site of the checkout before, then that of this checkout on its data, as an upgrade does, and a second host
 * with the shell before. The registry then has both releases of each micro-frontend.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const before = await checkoutBefore();
  const stopBefore = await start(before.folder, 'tools/start.mjs', settings, /ready http/);
  await stopBefore();
  const stopSite = await start(root, 'tools/start.mjs', settings, /ready http/);
  const host = {
    ...settings,
    NODE_ENV: 'production',
    PORT: new URL(shells.before).port,
    API_URL: `http://127.0.0.1:${settings.API_PORT}`,
    REGISTRY_URL: `http://127.0.0.1:${settings.REGISTRY_PORT}`,
    REGISTRY_PUBLIC_KEY_FILE: join(settings.DATA_DIR ?? '', 'registry', 'public-key.pem'),
    DATA_DIR: mkdtempSync(join(tmpdir(), 'storyloom-skew-')),
  };
  const stopHost = await start(before.folder, 'host/server/main.ts', host, /"ready"/);
  return async () => {
    await stopHost();
    await stopSite();
    await before.remove();
  };
}
