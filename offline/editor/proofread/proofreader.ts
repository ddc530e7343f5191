import Tinypool from 'tinypool';

/** The dictionary takes about 300 MB, so that a process has it only while it is used, and ends this long after, in ms. */
const idleMs = 20_000;
/** The process starts within some seconds on a busy machine, and a long text takes a second, in ms. */
const taskMs = 30_000;
const memoryMb = 256;

export interface ProofreadTask {
  texts: readonly string[];
  /** Words of the story that no dictionary knows, in lower case: they are no slips. */
  own: readonly string[];
}

/** Corrects spelling and grammar of texts. */
export type Proofread = (task: ProofreadTask, signal?: AbortSignal) => Promise<readonly string[]>;

interface Parts {
  /** Called if texts could not be corrected. They are returned as they are. */
  onFailure(error: unknown): void;
  /** Replaced by tests. */
  program?: URL;
  limitMs?: number;
  restMs?: number;
}

/** Corrects texts in one other process, which starts with the first text. Further texts wait for their turn. */
export function createProofreader({
  onFailure,
  program = new URL('proofread-child.ts', import.meta.url),
  limitMs = taskMs,
  restMs = idleMs,
}: Parts): Proofread {
  const pool = new Tinypool({
    runtime: 'child_process',
    filename: program.href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: restMs,
    execArgv: [`--max-old-space-size=${memoryMb}`],
    // It needs no settings of the API.
    env: {},
  });
  return async (task, signal) => {
    const limit = AbortSignal.timeout(limitMs);
    try {
      return await pool.run(task, {
        signal: signal === undefined ? limit : AbortSignal.any([signal, limit]),
      });
    } catch (error) {
      if (!signal?.aborted) onFailure(error);
      return task.texts;
    }
  };
}
