import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../platform/db.ts';
import { TransportError } from '../../../platform/errors.ts';
import type { ProviderRequest } from '../../providers/providers.service.ts';
import type { ChatTimings } from '../timings.ts';
import { type GenerationLoopParts, generate, startStream } from './generation-loop.ts';
import { notify, type Run } from './run.ts';
import { type Flush, flushRuns } from './runs.repository.ts';

export type RunRegistry = ReturnType<typeof createRunRegistry>;

interface RegistryParts extends GenerationLoopParts {
  /** The lease connection: renewals must not wait for other queries. */
  leaseDb: GenerationLoopParts['db'];
  timings: Pick<ChatTimings, 'leaseMs' | 'flushMs' | 'expiryCheckMs' | 'drainMs'>;
  address(): string;
  /** Start time of this process; older runs of its address belong to a process that is gone. */
  startedAt: Date;
}

/** The runs that this process generates. Readers come and go; a run ends by itself, by Stop or by `drain`. */
export function createRunRegistry(parts: RegistryParts) {
  const { leaseDb, finalizer, logger, timings } = parts;
  const runs = new Map<string, Run>();
  const closing = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let flushing: Promise<void> | undefined;

  async function flush(): Promise<void> {
    const running = [...runs.values()].filter((run) => run.terminal === null);
    if (running.length === 0) return;
    const lengths = running.map((run) => run.text.length);
    const flushes = running.map(
      (run): Flush => ({
        runId: run.runId,
        messageId: run.messageId,
        text: run.text.length > run.flushedLength ? run.text : null,
      }),
    );
    const rows = await flushRuns(leaseDb, flushes, timings.leaseMs);
    const rowById = new Map(rows.map((row) => [row.id, row]));
    for (const [index, run] of running.entries()) {
      const row = rowById.get(run.runId);
      run.flushedLength = lengths[index] ?? 0;
      // Another process has ended the run.
      if (row === undefined) run.abort.abort();
      else if (row.stop_requested) stop(run);
    }
  }

  function stop(run: Run): void {
    if (run.terminal !== null) return;
    run.stopping = true;
    run.abort.abort();
  }

  /** Flushes never overlap: a slow database gets no second one before the first has ended. */
  function flushOnce(): Promise<void> {
    flushing ??= flush()
      .catch((err) => logger[isUnavailable(err) ? 'warn' : 'error']({ err }, 'could not flush runs'))
      .finally(() => {
        flushing = undefined;
      });
    return flushing;
  }

  function interruptExpired(): void {
    finalizer.interruptAllExpired().catch((err) => logger.warn({ err }, 'could not interrupt expired runs'));
  }

  return {
    /** Aborts when the process stops: open streams end, and their readers reconnect elsewhere. */
    closing: closing.signal,
    get: (runId: string) => runs.get(runId),
    count: () => runs.size,
    /** Open streams of all runs. */
    countFollowers: () => [...runs.values()].reduce((sum, { listeners }) => sum + listeners.size, 0),
    stop,
    flush: flushOnce,

    /** Throws 503 once the process is stopping. */
    assertAccepting(): void {
      if (closing.signal.aborted) throw new TransportError(503, 'The service is restarting.', 1);
    },

    /**
     * Sends the request to the provider while the run's rows are being written. `commit` registers the run, which
     * then generates at once; after `abort`, the run never existed.
     */
    start(run: Run, request: Omit<ProviderRequest, 'signal'>) {
      const stream = startStream(parts.provider, run, request);
      return {
        commit(): void {
          runs.set(run.runId, run);
          void generate(parts, run, stream).finally(() => runs.delete(run.runId));
        },
        abort: () => run.abort.abort(),
      };
    },

    startTimers(): void {
      timers = [
        setInterval(flushOnce, timings.flushMs),
        setInterval(interruptExpired, timings.expiryCheckMs),
      ];
      interruptExpired();
      finalizer
        .interruptPredecessor(parts.address(), parts.startedAt)
        .catch((err) => logger.warn({ err }, 'could not interrupt the runs of the process before'));
    },

    /** Ends all streams at once, lets runs finish for `drainMs`, and interrupts the rest. */
    async drain(): Promise<void> {
      closing.abort();
      for (const run of runs.values()) notify(run);
      const allEnded = () => Promise.all([...runs.values()].map((run) => run.ended));
      const timeout = new AbortController();
      const expired = sleep(timings.drainMs, undefined, timeout).catch(() => undefined);
      await Promise.race([allEnded(), expired]);
      timeout.abort();
      for (const run of runs.values()) run.abort.abort();
      await allEnded();
      for (const timer of timers) clearInterval(timer);
      await flushing;
    },
  };
}
