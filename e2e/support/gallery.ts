import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { test as base } from './fixtures.ts';
import { home } from './site.ts';

const folder = join(import.meta.dirname, '..', '..', 'shared', 'gallery');

/** A port for each worker, above those of environments. */
const portOf = (worker: number) => Number(new URL(home).port) + 40 + worker;

/** Tests of the page that shows every component. `gallery` is its address. */
export const test = base.extend<object, { gallery: string }>({
  gallery: [
    async ({ playwright: _ }, use, { parallelIndex }) => {
      const port = portOf(parallelIndex);
      const server = spawn(join(folder, 'node_modules', '.bin', 'rsbuild'), ['dev'], {
        cwd: folder,
        env: { ...process.env, GALLERY_PORT: String(port) },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const exited = once(server, 'exit');
      let printed = '';
      const built = new Promise<void>((resolve) => {
        server.stdout.on('data', (chunk) => {
          printed += chunk;
          if (/built in/.test(printed)) resolve();
        });
      });
      await Promise.race([
        built,
        exited.then(() => Promise.reject(new Error(`The gallery ended:\n${printed}`))),
      ]);
      await use(`http://127.0.0.1:${port}`);
      server.kill('SIGTERM');
      await exited;
    },
    { scope: 'worker', timeout: 90_000 },
  ],
});
