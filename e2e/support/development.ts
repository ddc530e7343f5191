import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..');
const omitted = new Set(['.git', '.data', '.tmp', 'dist', 'test-results', '.dev']);

export interface Development {
  home: string;
  /** Replaces text in a source file of the copy. */
  edit(file: string, from: string, to: string): void;
  /** Everything printed so far. */
  readOutput(): string;
  stop(): Promise<void>;
}

/** Copies the checkout, with a link to the installed packages, so that its sources can be edited. */
function copyCheckout(): string {
  const copy = mkdtempSync(join(tmpdir(), 'storyloom-dev-'));
  chmodSync(copy, 0o755);
  const installed = join(root, 'node_modules');
  const isCopied = (path: string) => path !== installed && !omitted.has(basename(path));
  cpSync(root, copy, { recursive: true, verbatimSymlinks: true, filter: isCopied });
  mkdirSync(join(copy, '.data'));
  symlinkSync(installed, join(copy, 'node_modules'));
  return copy;
}

/** Collects what a process prints. `waitFor` resolves once a text was printed, and rejects if the process ends before. */
function collectOutput(child: ChildProcess) {
  let text = '';
  const printed = new EventTarget();
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
      printed.dispatchEvent(new Event('data'));
    });
  }
  return {
    read: () => text,
    async waitFor(expected: string): Promise<void> {
      const found = new Promise<void>((resolve) => {
        printed.addEventListener('data', () => text.includes(expected) && resolve());
      });
      const ended = once(child, 'exit').then(() => Promise.reject(new Error(`it ended:\n${text}`)));
      await Promise.race([found, ended]);
    },
  };
}

/** Runs `npm run dev`, without its install step, in a copy of the checkout. Resolves when it is ready. */
export async function startDevelopment(ports: Record<string, string>): Promise<Development> {
  const copy = copyCheckout();
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
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    }
    rmSync(copy, { recursive: true, force: true });
  };
  const output = collectOutput(child);
  await output.waitFor(`ready ${home}`).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  return {
    home,
    stop,
    readOutput: output.read,
    edit(file, from, to) {
      const path = join(copy, file);
      const text = readFileSync(path, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} does not contain ${from}`);
      // Renamed into place, so that a build never reads half of a file.
      const written = join(copy, '.data', basename(file));
      writeFileSync(written, text.replaceAll(from, to));
      renameSync(written, path);
    },
  };
}
