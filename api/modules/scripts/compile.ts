import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Compilation } from '@storyloom/script/compile';
import type { Report } from '@storyloom/script/report';

export type WorkerTask = 'compile' | 'report';

/** An author’s script is compiled beside the process’s other work, and not for longer. */
const compileMs = 10_000;
const memoryMb = 256;

/** Compiles a script in a worker thread. Throws if that takes too long or too much memory. */
export const compileInWorker = (source: string) => run<Compilation>('compile', source);

/** Compiles a script and plays it at random in a worker thread. A script that takes too long or too much memory has that problem. */
export async function reportInWorker(source: string): Promise<Report> {
  try {
    return await run<Report>('report', source);
  } catch {
    const message =
      'The script takes too long to check. Make it shorter, or look for a part that goes round.';
    const problems = [{ line: null, message, isWarning: false }];
    return { json: null, problems, knots: [], summary: '', start: null };
  }
}

async function run<Result>(task: WorkerTask, source: string): Promise<Result> {
  const worker = new Worker(new URL('compile-worker.ts', import.meta.url), {
    workerData: { task, source },
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    const [result] = await once(worker, 'message', { signal: AbortSignal.timeout(compileMs) });
    return result as Result;
  } finally {
    await worker.terminate();
  }
}
