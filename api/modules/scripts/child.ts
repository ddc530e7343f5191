import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { Task } from './script-child.ts';

const memoryMb = 256;
/** A turn takes some milliseconds, a large script some seconds to compile: a task that takes longer has failed, in ms. */
const taskMs = 10_000;

/**
 * Starts a process for the scripts of authors. It has no settings and little memory: a thread that runs out of memory would
 * end this process with it.
 */
export function startChild(): ChildProcess {
  return fork(new URL('script-child.ts', import.meta.url), {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** What a child answers to a task. Throws if it takes too long, or if the child ends. */
export async function ask<Result>(
  child: ChildProcess,
  task: Task,
): Promise<{ result: Result } | { error: string }> {
  const gone = new AbortController();
  const end = () => gone.abort(new Error('The process has ended.'));
  child.once('exit', end);
  try {
    child.send(task);
    const signal = AbortSignal.any([AbortSignal.timeout(taskMs), gone.signal]);
    const [answer] = await once(child, 'message', { signal });
    return answer as { result: Result } | { error: string };
  } finally {
    child.off('exit', end);
  }
}
