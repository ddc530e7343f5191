import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { ScriptError } from '@storyloom/script/runtime';
import pLimit from 'p-limit';
import type { Turns } from './turns.ts';

export interface PlayTask {
  versionId: string;
  json: string;
  turn: keyof Turns;
  input: unknown;
}

/** A worker starts within this time on a busy machine, in ms. */
const startMs = 20_000;
/** A turn takes some milliseconds; one that takes longer is ended with its worker, in ms. */
const turnMs = 2_500;
const memoryMb = 256;
/** A script that had to be ended is not played again for this time, in ms. */
const restMs = 10 * 60_000;

const limit = pLimit(1);
/** When scripts that had to be ended may be played again, by version. */
const resting = new Map<string, number>();
let playing: Promise<Worker> | null = null;

/** Plays a turn in the worker thread of this process. Throws `ScriptError` if the script fails or takes too long. */
export function play<Turn extends keyof Turns>(
  { versionId, json }: Pick<PlayTask, 'versionId' | 'json'>,
  turn: Turn,
  input: Parameters<Turns[Turn]>[1],
): Promise<ReturnType<Turns[Turn]>> {
  return limit(async () => {
    if ((resting.get(versionId) ?? 0) > Date.now()) throw new ScriptError('The script took too long before.');
    playing ??= start();
    const worker = await playing;
    worker.postMessage({ versionId, json, turn, input } satisfies PlayTask);
    try {
      const [answer] = await once(worker, 'message', { signal: AbortSignal.timeout(turnMs) });
      if ('error' in answer) throw new ScriptError(answer.error);
      return answer.result;
    } catch (error) {
      if (error instanceof ScriptError) throw error;
      playing = null;
      await worker.terminate();
      resting.set(versionId, Date.now() + restMs);
      throw new ScriptError('The script takes too long, or too much memory.', { cause: error });
    }
  });
}

async function start(): Promise<Worker> {
  const worker = new Worker(new URL('play-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  // The turn that waits for it reports the error.
  worker.on('error', () => {});
  try {
    await once(worker, 'message', { signal: AbortSignal.timeout(startMs) });
  } catch (error) {
    playing = null;
    await worker.terminate();
    throw error;
  }
  worker.unref();
  return worker;
}
