import { setTimeout as sleep } from 'node:timers/promises';
import { isUnavailable } from '../../../platform/db.ts';
import { TransportError } from '../../../platform/errors.ts';
import type { Provider, ProviderRequest } from '../../providers/providers.service.ts';
import type { ChatTimings } from '../timings.ts';
import { type GenerationLoopParts, generate, startStream } from './generation-loop.ts';
import type { LiveLog } from './live/live-log.ts';
import type { LiveChunk, ReplyLog } from './reply-log/reply-log.ts';
import { countListeners, hasUnlogged, notify, type Run, takeChunk } from './run.ts';
import { renewRuns } from './runs.repository.ts';
import type { RunOwner } from './runs.schema.ts';

export type RunRegistry = ReturnType<typeof createRunRegistry>;

const PUBLISH_AGAIN_MS = 1_000;

interface RegistryParts extends GenerationLoopParts {
  /** The lease connection: renewals must not wait for other queries. */
  leaseDb: GenerationLoopParts['db'];
  replyLog: Pick<ReplyLog, 'append'>;
  liveLog: Pick<LiveLog, 'append' | 'end'> | null;
  timings: Pick<ChatTimings, 'leaseMs' | 'flushMs' | 'liveMs' | 'expiryCheckMs' | 'drainMs'>;
  owner(): RunOwner;
}

/** The runs that this process generates. Readers come and go; a run ends by itself, by Stop or by `drain`. */
export function createRunRegistry(parts: RegistryParts) {
  const { leaseDb, replyLog, liveLog, finalizer, logger, timings } = parts;
  const runs = new Map<string, Run>();
  const closing = new AbortController();
  let timers: NodeJS.Timeout[] = [];
  let flushing: Promise<void> | undefined;
  let isPublishing = false;

  const listRunning = () => [...runs.values()].filter((run) => run.terminal === null);

  async function flush(): Promise<void> {
    const running = listRunning();
    if (running.length === 0) return;
    const ids = running.map(({ runId }) => runId);
    const rows = new Map((await renewRuns(leaseDb, ids, timings.leaseMs)).map((row) => [row.id, row]));
    for (const run of running) {
      const row = rows.get(run.runId);
      // Another process has ended the run.
      if (row === undefined) run.abort.abort();
      else if (row.stop_requested) stop(run);
    }
    const alive = running.filter(({ runId, terminal }) => rows.has(runId) && terminal === null);
    await logTexts(alive, 'stored', async (chunks) => {
      if (chunks.length > 0) await replyLog.append(chunks);
    });
  }

  /** Appends what the runs have added since the last time. */
  async function logTexts<Result>(
    running: Run[],
    log: keyof Run['loggedLength'],
    write: (chunks: LiveChunk[]) => Promise<Result>,
  ): Promise<Result> {
    const changed = running.filter((run) => hasUnlogged(run, log));
    return write(changed.map((run) => takeChunk(run, log))).catch((error: unknown) => {
      for (const run of changed) run.loggedLength[log] = null;
      throw error;
    });
  }

  /** Shows other processes the text and the stage, and stops the runs that they ask to stop. */
  async function publish(log: Pick<LiveLog, 'append'>): Promise<void> {
    const running = listRunning();
    if (running.length === 0) return;
    const { owner } = parts.owner();
    for (const id of await logTexts(running, 'live', (chunks) => log.append(owner, chunks))) {
      const run = runs.get(id);
      if (run !== undefined) stop(run);
    }
  }

  /** Waits after a failure, which the log of Valkey reports, because the next time has everything again. */
  function publishOnce(log: Pick<LiveLog, 'append'>): void {
    if (isPublishing) return;
    isPublishing = true;
    publish(log)
      .catch(() => sleep(PUBLISH_AGAIN_MS, undefined, { ref: false }))
      .finally(() => {
        isPublishing = false;
      });
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
    countFollowers: () => countListeners(runs.values()),
    stop,
    flush: flushOnce,

    /** Throws 503 once the process is stopping. */
    assertAccepting(): void {
      if (closing.signal.aborted) throw new TransportError(503, 'The service is restarting.');
    },

    /**
     * Sends the request to the provider while the run's rows are being written. `commit` registers the run, which
     * then generates at once; after `abort`, the run never existed.
     */
    start(provider: Provider, run: Run, request: Omit<ProviderRequest, 'signal'>) {
      const stream = startStream(provider, run, request);
      return {
        commit(): void {
          runs.set(run.runId, run);
          void generate(parts, run, stream).finally(() => {
            runs.delete(run.runId);
            liveLog?.end(run.runId).catch(() => undefined);
          });
        },
        abort: () => run.abort.abort(),
      };
    },

    startTimers(): void {
      timers = [
        setInterval(flushOnce, timings.flushMs),
        ...(liveLog === null ? [] : [setInterval(publishOnce, timings.liveMs, liveLog)]),
        setInterval(interruptExpired, timings.expiryCheckMs),
      ];
      interruptExpired();
      finalizer
        .interruptPredecessors(parts.owner())
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
