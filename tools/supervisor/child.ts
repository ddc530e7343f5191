import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, mkdirSync, openSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NODE, ROOT } from '../bootstrap/paths.mjs';

export type Surroundings = {
  env: Record<string, string | undefined>;
  /** Folder for what the children print; null prints it on this terminal. */
  logs: string | null;
};

export type Child = { process: ChildProcess; lastWords(): string };

const TETHER = pathToFileURL(join(ROOT, 'tools/supervisor/tether.ts')).href;

/** Starts a script of the checkout, tied to this process, with its output in `<logs>/<name>.log`. */
export function startChild(name: string, script: string, args: string[], around: Surroundings): Child {
  const log = around.logs === null ? null : openLog(around.logs, name);
  const output = log ? log.fd : 'inherit';
  const child = spawn(NODE, ['--import', TETHER, script, ...args], {
    cwd: ROOT,
    // A session of its own: Ctrl-C is for the supervisor, which knows the order.
    detached: true,
    env: around.env,
    stdio: ['ignore', output, output, 'ipc'],
  });
  if (log) closeSync(log.fd);
  return { process: child, lastWords: () => (log ? lastLines(log.path, log.from) : '') };
}

function openLog(folder: string, name: string): { fd: number; path: string; from: number } {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${name}.log`);
  const fd = openSync(path, 'a', 0o600);
  return { fd, path, from: statSync(path).size };
}

function lastLines(path: string, from: number): string {
  const lines = readFileSync(path).subarray(from).toString().split('\n').filter(Boolean);
  const cause = lines.findLast((line) => /^\S*Error\b|^✗ /.test(line)) ?? lines.at(-1);
  return cause ? ` ${cause.slice(0, 500)} (${path})` : ` (${path})`;
}
