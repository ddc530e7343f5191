import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { getCompileCacheDir } from 'node:module';
import type { Task } from './script-child.ts';

const memoryMb = 256;
/** A child starts within this time on a busy machine, in ms. */
const startMs = 20_000;

/**
 * Starts a process for the scripts of authors, which ends with this one. It has no settings and little memory: a thread that
 * runs out of memory would end this process with it.
 */
export async function startChild(): Promise<ChildProcess> {
  const child = fork(new URL('script-child.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: { NODE_COMPILE_CACHE: getCompileCacheDir() },
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // A message to a process that has just ended fails; the task that waits for the answer reports it.
  child.on('error', () => {});
  try {
    await answerOf(child, startMs);
    child.unref();
    child.channel?.unref();
    return child;
  } catch (error) {
    child.kill('SIGKILL');
    throw error;
  }
}

/** Sends a task to a child and returns its result or error. Throws if that takes longer than `ms`, or if the child ends. */
export function ask<Result>(
  child: ChildProcess,
  task: Task,
  ms: number,
): Promise<{ result: Result } | { error: string }> {
  child.send(task);
  return answerOf(child, ms);
}

/** The next message of a child. Throws like `ask`. */
async function answerOf<Answer>(child: ChildProcess, ms: number): Promise<Answer> {
  const gone = new AbortController();
  const end = () => gone.abort(new Error('The process has ended.'));
  child.once('exit', end);
  try {
    const signal = AbortSignal.any([AbortSignal.timeout(ms), gone.signal]);
    const [answer] = await once(child, 'message', { signal });
    return answer as Answer;
  } finally {
    child.off('exit', end);
  }
}
