import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Compilation } from '@storyloom/script/compile';

/** An author’s script is compiled beside the process’s other work, and not for longer. */
const compileMs = 10_000;
const memoryMb = 256;

/** Compiles a script in a worker thread. A script that takes too long or too much memory has a problem that says so. */
export async function compileInWorker(source: string): Promise<Compilation> {
  const worker = new Worker(new URL('compile-worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const timeout = new AbortController();
  try {
    const compiled = once(worker, 'message').then(([compilation]) => compilation as Compilation);
    const late = sleep(compileMs, null, { signal: timeout.signal }).then(() => tooLarge);
    return await Promise.race([compiled.catch(() => tooLarge), late]);
  } finally {
    timeout.abort();
    await worker.terminate();
  }
}

const tooLarge: Compilation = {
  json: null,
  problems: [
    { line: null, message: 'The script is too large to be compiled. Shorten it.', isWarning: false },
  ],
};
