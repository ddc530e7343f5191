import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';

const memoryMb = 256;

/**
 * Starts a process for the scripts of authors. It has no settings and little memory: a thread that runs out of memory would
 * end this process with it.
 */
export function startChild(file: URL): ChildProcess {
  return fork(file, {
    execArgv: [`--max-old-space-size=${memoryMb}`],
    env: {},
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

/** The next message of a child. Throws if it takes longer than `ms`, or if the child ends. */
export async function answerOf<Answer>(child: ChildProcess, ms: number): Promise<Answer> {
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
