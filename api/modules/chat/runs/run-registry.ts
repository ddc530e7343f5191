import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../platform/db.ts';
import { TransportError } from '../../../platform/errors.ts';
import type { ProviderRequest } from '../../providers/providers.service.ts';
import { ask, type WriterParts, writeRun } from './generation-loop.ts';
import { notify, type Run } from './run.ts';
import { type Flush, flushRuns } from './runs.repository.ts';

export const FLUSH_MS = 1_000;
const SWEEP_MS = 5_000;
const DRAIN_MS = 6_000;

export type RunHub = ReturnType<typeof createRunHub>;

/** The runs that this process writes. Their readers come and go; a run ends by itself, by Stop or by `drain`. */
export function createRunHub(parts: WriterParts & { leaseDb: WriterParts['db'] }) {
  const { leaseDb, settlement, logger } = parts;
  const runs = new Map<string, Run>();
  const closing = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    const living = [...runs.values()].filter((run) => run.terminal === null);
    if (living.length === 0) return;
    const lengths = living.map((run) => run.text.length);
    const flushes = living.map(
      (run): Flush => ({
        runId: run.runId,
        messageId: run.messageId,
        text: run.text.length > run.flushedLength ? run.text : null,
      }),
    );
    const rows = new Map((await flushRuns(leaseDb, flushes)).map((row) => [row.id, row]));
    for (const [index, run] of living.entries()) {
      const row = rows.get(run.runId);
      run.flushedLength = lengths[index] ?? 0;
      if (row === undefined) run.abort.abort();
      else if (row.stop_requested) stop(run);
    }
  }

  function stop(run: Run): void {
    if (run.terminal !== null) return;
    run.stopping = true;
    run.abort.abort();
  }

  /** One at a time: a slow database must not get a second flush while it still does the first. */
  function flushOnce(): Promise<void> {
    flushing ??= flush()
      .catch((err) => logger[isUnavailable(err) ? 'warn' : 'error']({ err }, 'runs were not flushed'))
      .finally(() => {
        flushing = undefined;
      });
    return flushing;
  }

  function sweep(): void {
    settlement.sweep().catch((err) => logger.warn({ err }, 'lapsed runs were not swept'));
  }

  return {
    /** Aborts when the process stops: open streams end, their readers reconnect elsewhere. */
    closing: closing.signal,
    get: (runId: string) => runs.get(runId),
    count: () => runs.size,
    stop,
    flush: flushOnce,

    /** Throws 503 once the process is stopping. */
    assertOpen(): void {
      if (closing.signal.aborted) throw new TransportError(503, 'The service is restarting.', 1);
    },

    /**
     * Asks the provider for a run while its beginning is still being written: the run exists from `begin` on,
     * which lets it write itself and answers at once; after `drop` it never was.
     */
    prepare(run: Run, request: Omit<ProviderRequest, 'signal'>) {
      const asked = ask(parts.provider, run, request);
      return {
        begin(): void {
          runs.set(run.runId, run);
          void writeRun(parts, run, asked).finally(() => runs.delete(run.runId));
        },
        drop: () => run.abort.abort(),
      };
    },

    begin(): void {
      timers = [setInterval(flushOnce, FLUSH_MS), setInterval(sweep, SWEEP_MS)];
      sweep();
    },

    /** Ends all streams now, gives runs `ms` to finish, and interrupts the rest. */
    async drain(ms = DRAIN_MS): Promise<void> {
      closing.abort();
      for (const run of runs.values()) notify(run);
      const ends = () => Promise.all([...runs.values()].map((run) => run.ended));
      await Promise.race([ends(), sleep(ms)]);
      for (const run of runs.values()) run.abort.abort();
      await ends();
      for (const timer of timers) clearInterval(timer);
      await flushing;
    },
  };
}
