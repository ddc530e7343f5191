import { type ChildProcess, fork } from 'node:child_process';
import { join } from 'node:path';
import type { HashAnswer, HashTask } from './hash-process.ts';

type Waiting = { resolve: (result: never) => void; reject: (error: Error) => void };

const SCRIPT = join(import.meta.dirname, 'hash-process.ts');

/**
 * Sends tasks to a process of this niceness that computes hashes. The process starts with the first task, and
 * again after it has ended.
 */
export function createHashClient(niceness: number) {
  const waiting = new Map<number, Waiting>();
  let serial = 0;
  let process: ChildProcess | undefined;

  function start(): ChildProcess {
    const started = forkProcess(niceness);
    started.on('message', (answer: HashAnswer) => settle(answer));
    started.on('error', fail);
    started.on('exit', (code, signal) => {
      process = undefined;
      fail(new Error(`The process that computes password hashes ended (${code ?? signal}).`));
    });
    return started;
  }

  function settle(answer: HashAnswer) {
    const task = waiting.get(answer.id);
    waiting.delete(answer.id);
    if ('error' in answer) task?.reject(new Error(answer.error));
    else task?.resolve(answer.result as never);
    if (waiting.size === 0) release();
  }

  function fail(error: Error) {
    for (const task of waiting.values()) task.reject(error);
    waiting.clear();
  }

  /** Lets this process exit while the child process is idle. */
  function release() {
    process?.unref();
    process?.channel?.unref();
  }

  /** Rejects if the task fails or the process ends. */
  return function compute<Result>(task: HashTask): Promise<Result> {
    process ??= start();
    process.ref();
    process.channel?.ref();
    const id = ++serial;
    const answer = new Promise<Result>((resolve, reject) => waiting.set(id, { resolve, reject }));
    process.send({ id, task });
    return answer;
  };
}

/**
 * Starts it in a session of its own, so that it can lower its priority below all other processes. It ends with
 * this one.
 */
function forkProcess(niceness: number): ChildProcess {
  return fork(SCRIPT, [String(niceness)], {
    detached: true,
    execArgv: [],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
}
