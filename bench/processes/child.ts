import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { scratch } from './scratch.ts';
import { onStop } from './stopping.ts';

export interface Child {
  process: ChildProcess;
  /** Sends a message and resolves with the next message of that type. */
  ask<Answer>(type: string, details?: object): Promise<Answer>;
  stop(): Promise<void>;
}

export interface ChildOptions {
  name: string;
  script: string;
  args?: string[];
  nodeFlags?: string[];
  env?: Record<string, string>;
}

export const root = join(import.meta.dirname, '..', '..');
const startMs = 60_000;
const stopMs = 10_000;

/**
 * Starts a child process and waits until it reports that it is ready. Its output goes to a log file, which errors name. It
 * exits when the IPC channel to this process closes.
 */
export async function startChild({
  name,
  script,
  args = [],
  nodeFlags = [],
  env = {},
}: ChildOptions): Promise<Child> {
  const logFile = join(scratch(), `${name}.log`);
  const log = openSync(logFile, 'a');
  const forked = fork(join(root, script), args, {
    cwd: root,
    execArgv: nodeFlags,
    env: { ...process.env, NODE_ENV: 'production', LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', log, log, 'ipc'],
  });
  closeSync(log);
  const child: Child = {
    process: forked,
    ask: (type, details) => {
      const response = nextMessage(forked, type);
      forked.send({ ...details, type });
      return response as Promise<never>;
    },
    async stop() {
      if (forked.exitCode !== null || forked.signalCode !== null) return;
      const gone = once(forked, 'exit');
      forked.kill('SIGTERM');
      const insist = setTimeout(() => forked.kill('SIGKILL'), stopMs);
      await gone;
      clearTimeout(insist);
    },
  };
  onStop(child.stop);
  const ended = once(forked, 'exit').then(() => 'ended' as const);
  const late = sleep(startMs, 'late' as const, { ref: false });
  const outcome = await Promise.race([nextMessage(forked, 'ready'), ended, late]);
  if (outcome !== 'ended' && outcome !== 'late') return child;
  await child.stop();
  throw new Error(`${name} did not become ready (${outcome}); see ${logFile}`);
}

function nextMessage(forked: ChildProcess, type: string): Promise<unknown> {
  return new Promise((resolve) => {
    const listen = (message: unknown) => {
      if (typeof message !== 'object' || message === null || !('type' in message) || message.type !== type)
        return;
      forked.off('message', listen);
      resolve(message);
    };
    forked.on('message', listen);
  });
}
