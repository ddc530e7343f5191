import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE, ROOT } from '../bootstrap/paths.mjs';
import type { Service } from './plan.ts';
import { rotateLog } from './rotate-log.ts';

export type ChildOptions = {
  env: Record<string, string | undefined>;
  /** Folder of the children's logs; null: they print on this terminal. */
  logs: string | null;
};

export type Child = { process: ChildProcess; lastOutput(): string };

const ROTATION_CHECK_MS = 60_000;
const PARENT_WATCHDOG = pathToFileURL(join(ROOT, 'tools/supervisor/parent-watchdog.ts')).href;

/** Starts a script of the checkout that ends with this process, with its output in `<logs>/<name>.log`. */
export function startChild(
  { name, script, args = [], nodeFlags = [] }: Pick<Service, 'name' | 'script' | 'args' | 'nodeFlags'>,
  options: ChildOptions,
): Child {
  const log = options.logs === null ? null : openLog(options.logs, name);
  const output = log ? log.fd : 'inherit';
  const child = spawn(NODE, [...nodeFlags, '--import', PARENT_WATCHDOG, script, ...args], {
    cwd: ROOT,
    // In a session of its own: Ctrl-C reaches only the supervisor, which stops the children in order.
    detached: true,
    env: options.env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (log) {
    closeSync(log.fd);
    const rotation = setInterval(() => rotateLog(log.path), ROTATION_CHECK_MS).unref();
    child.once('exit', () => clearInterval(rotation));
  }
  return { process: child, lastOutput: () => (log ? lastLines(log.path, log.from) : '') };
}

function openLog(folder: string, name: string): { fd: number; path: string; from: number } {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  const fd = openSync(path, 'a', 0o600);
  return { fd, path, from: statSync(path).size };
}

function lastLines(path: string, from: number): string {
  const log = readFileSync(path);
  // A rotated log is shorter than it was at the start.
  const lines = log
    .subarray(log.length < from ? 0 : from)
    .toString()
    .split('\n')
    .filter(Boolean);
  const cause = lines.findLast((line) => /^\S*Error\b|^✗ /.test(line)) ?? lines.at(-1);
  // A log may quote strangers, whose texts must not control the terminal.
  return cause ? ` ${cause.replace(/[\p{Cc}\p{Cf}]/gu, '').slice(0, 500)} (${path})` : ` (${path})`;
}
