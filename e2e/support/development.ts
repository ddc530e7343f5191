import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const left = new Set(['.git', '.data', '.tmp', 'dist', 'test-results', '.dev']);

export interface Development {
  home: string;
  /** Replaces words in a source file of the copy. */
  edit(file: string, words: string, by: string): void;
  stop(): Promise<void>;
}

/** A copy of the checkout that shares what is installed, so that its sources can be edited. */
function copyOfCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'storyloom-dev-'));
  chmodSync(copy, 0o755);
  const installed = join(root, 'node_modules');
  const wanted = (path: string) => path !== installed && !left.has(basename(path));
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: wanted });
  mkdirSync(join(copy, '.data'));
  symlinkSync(installed, join(copy, 'node_modules'));
  return copy;
}

async function untilSaid(child: ChildProcess, words: string): Promise<void> {
  let text = '';
  const said = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk) => {
        text += chunk;
        if (text.includes(words)) resolve();
      });
    }
  });
  const ended = once(child, 'exit').then(() => Promise.reject(new Error(`it ended:\n${text}`)));
  await Promise.race([said, ended]);
}

/** `npm run dev` in a copy of the checkout, without its installing step: everything is installed here. */
export async function startDevelopment(ports: Record<string, string>): Promise<Development> {
  const copy = copyOfCheckout();
  const home = `http://localhost:${ports.PORT}`;
  const child = spawn(join(copy, 'node_modules/node/bin/node'), ['tools/supervisor/main.ts', '--dev'], {
    cwd: copy,
    env: {
      ...process.env,
      ...ports,
      NODE_ENV: 'development',
      DATABASE_URL: '',
      DATA_DIR: join(copy, '.data'),
    },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  const stop = async () => {
    if (child.exitCode === null) {
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    }
    rmSync(copy, { recursive: true, force: true });
  };
  await untilSaid(child, `ready ${home}`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    home,
    stop,
    edit(file, words, by) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(words)) throw new Error(`${file} does not say ${words}`);
      writeFileSync(path, text.replaceAll(words, by));
    },
  };
}
