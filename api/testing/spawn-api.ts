import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

/** Starts the API as a separate process, with production timings, on a free port unless API_PORT is given. */
export async function spawnApi(env: Record<string, string>): Promise<{ base: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'main.ts')], {
    env: { PATH: process.env.PATH, API_PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const port: unknown = JSON.parse(line).port;
    if (typeof port === 'number') {
      child.stdout.resume();
      return { base: `http://127.0.0.1:${port}`, child };
    }
  }
  throw new Error('the API did not start');
}
