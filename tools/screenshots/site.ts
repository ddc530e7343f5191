import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

const root = join(import.meta.dirname, '..', '..');

/** Starts the whole product on ports and data of its own; resolves with its address once it is ready. */
export async function startSite(): Promise<{ url: string; stop(): Promise<void> }> {
  const data = mkdtempSync(join(tmpdir(), 'storyloom-screenshots-'));
  // PostgreSQL may run as another account, which must be able to enter.
  chmodSync(data, 0o755);
  const env = {
    ...process.env,
    DATA_DIR: data,
    PORT: '5800',
    API_PORT: '5801',
    REGISTRY_PORT: '5802',
    OIDC_PORT: '5803',
    PAY_PORT: '5804',
    CONSENT: 'off',
  };
  const child = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const over = new Promise<void>((done) => child.once('exit', () => done()));
  const ready = new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout }).on('line', (line) => {
      console.log(line);
      if (line.startsWith('ready ')) resolve(line.slice('ready '.length));
    });
    void over.then(() => reject(new Error('The site ended before it was ready.')));
  });
  const stop = async () => {
    child.kill('SIGTERM');
    await over;
    rmSync(data, { recursive: true, force: true });
  };
  try {
    return { url: await ready, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
