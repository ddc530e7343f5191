import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { Compilation } from '@storyloom/script/compile';

/** An author’s script is compiled beside the process’s other work, and not for longer. */
const compileMs = 10_000;
const memoryMb = 256;

/** Compiles a script in a worker thread. Throws if that takes too long or too much memory. */
export async function compileInWorker(source: string): Promise<Compilation> {
  const worker = new Worker(new URL('compile-worker.ts', import.meta.url), {
    workerData: source,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  try {
    const [compilation] = await once(worker, 'message', { signal: AbortSignal.timeout(compileMs) });
    return compilation as Compilation;
  } finally {
    await worker.terminate();
  }
}
