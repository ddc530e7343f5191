import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { freePort } from './free-port.ts';

const PLACES = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin'].flatMap((folder) => [
  `${folder}/valkey-server`,
  `${folder}/redis-server`,
]);

/** The Valkey or Redis of this machine; null without one. */
export function valkeyPath(): string | null {
  return PLACES.find((path) => existsSync(path)) ?? null;
}

/** Starts a server that stores nothing on the disk. After `stop`, `start` begins an empty one at the same address. */
export async function startValkey() {
  const path = valkeyPath();
  if (path === null)
    throw new Error('There is no Valkey or Redis. Install one (Debian: "apt-get install redis-server").');
  const port = await freePort();
  const start = async () => {
    const options = ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
    const child = spawn(path, options, { stdio: ['ignore', 'pipe', 'ignore'] });
    for await (const line of createInterface({ input: child.stdout })) {
      if (!line.includes('Ready to accept connections')) continue;
      child.stdout.resume();
      return child;
    }
    throw new Error(`${path} did not start at port ${port}.`);
  };
  let server = await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    async start(): Promise<void> {
      server = await start();
    },
    async stop(): Promise<void> {
      if (server.exitCode !== null || server.signalCode !== null) return;
      const ended = once(server, 'exit');
      server.kill('SIGKILL');
      await ended;
    },
  };
}
