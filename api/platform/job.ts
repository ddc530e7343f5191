import type { Logger } from './logger.ts';

/** Background work, repeated at an interval. */
export interface Job {
  name: string;
  /** Between the starts of two runs, in ms. */
  intervalMs: number;
  run(): Promise<void>;
}

/**
 * Runs each job at once and then at its interval. Runs of one job never overlap; a failed run is logged and retried at
 * the next interval. `stop` resolves when the runs under way have ended.
 */
export function startJobs(jobs: readonly Job[], logger: Logger): { stop(): Promise<void> } {
  const stops = jobs.map((job) => startJob(job, logger));
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

function startJob({ name, intervalMs, run }: Job, logger: Logger): () => Promise<void> {
  let running: Promise<void> | undefined;

  function runOnce(): void {
    running ??= run()
      .catch((err: unknown) => logger.warn({ err, job: name }, 'a job failed and will be retried'))
      .finally(() => {
        running = undefined;
      });
  }

  const timer = setInterval(runOnce, intervalMs).unref();
  runOnce();
  return async () => {
    clearInterval(timer);
    await running;
  };
}
