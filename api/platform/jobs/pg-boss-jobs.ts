import { sql } from 'drizzle-orm';
import { type Clock, fromDrizzle, type Job, PgBoss, systemClock } from 'pg-boss';
import type { Logger } from '../logger.ts';
import { countDeadLetters, deleteDeadLetters, listDeadLetters, retryDeadLetters } from './dead-letters.ts';
import { findDueQueues } from './due-queues.ts';
import { type JobHandler, type JobKind, POLL_SECONDS } from './job.ts';
import type { JobMetrics } from './job-metrics.ts';
import type { Jobs } from './jobs.ts';
import { createErrorLog } from './queue-errors.ts';
import { prepareQueues, prepareSchedules } from './queues.ts';

const CONNECTIONS = 1;
/** Time after which a worker looks for jobs by itself, in seconds. One poll for all queues wakes it earlier. */
const WORKER_POLL_SECONDS = 300;
const GRACE_MS = 3_000;
const unfinished: ReadonlySet<string> = new Set(['created', 'retry', 'active']);

export interface JobsParts {
  /** An address without a pooler between: notifications belong to a session. */
  url: string;
  logger: Logger;
  metrics?: JobMetrics;
  /** A test's clock, for pg-boss and its statements. */
  clock?: Clock;
}

/** Jobs by pg-boss, on connections of their own. Nothing is connected before the first call. */
export function createJobs({ url, logger, metrics, clock = systemClock }: JobsParts): Jobs {
  const boss = new PgBoss({
    connectionString: url,
    max: CONNECTIONS,
    application_name: 'storyloom-jobs',
    options: '-c statement_timeout=15000 -c timezone=UTC',
    connectionTimeoutMillis: 3_000,
    // Migrations create the schema.
    migrate: false,
    useListenNotify: true,
    // Checks for expired attempts; every process tries to, and one of them does.
    superviseIntervalSeconds: 30,
    monitorIntervalSeconds: 30,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 10,
    // Dependencies between jobs are not used.
    flowIntervalSeconds: 3_600,
    // Autovacuum is a matter of the database administrator.
    monitorVacuum: false,
    clock,
  });
  const logError = createErrorLog(logger);
  boss.on('error', logError);
  boss.on('warning', ({ message, data }) => logger.warn({ data }, `job queue: ${message}`));
  const prepared = new Set<string>();
  let starting: Promise<unknown> | undefined;
  const handled: string[] = [];
  const workers: { id: string; queue: string }[] = [];
  let poll: ReturnType<Clock['setInterval']> | undefined;
  metrics?.collectDeadLetters(async () => {
    // A scrape opens no connections.
    if (starting === undefined) return new Map();
    const none = handled.map((name) => [name, 0] as const);
    return new Map([...none, ...(await countDeadLetters(boss))]);
  });

  function open(): Promise<unknown> {
    starting ??= boss.start().catch((error: unknown) => {
      starting = undefined;
      throw error;
    });
    return starting;
  }

  async function prepare(kinds: readonly JobKind[]): Promise<void> {
    await open();
    const missing = kinds.filter(({ name }) => !prepared.has(name));
    if (missing.length > 0) await prepareQueues(boss, missing);
    for (const { name } of missing) prepared.add(name);
  }

  async function runJob({ kind, run }: JobHandler, { id, data, signal, retryCount }: Job<object>) {
    const started = performance.now();
    const isLast = retryCount >= kind.retries;
    const observe = (outcome: 'done' | 'failed') =>
      metrics?.observe({ job: kind.name, outcome, seconds: (performance.now() - started) / 1000 });
    try {
      await run(data, { id, signal, isLast });
      observe('done');
    } catch (err) {
      observe('failed');
      const words = isLast ? 'a job failed for the last time; it is a dead letter' : 'a job failed';
      logger[isLast ? 'error' : 'warn']({ err, job: kind.name, id, attempt: retryCount + 1 }, words);
      throw err;
    }
  }

  async function work(handler: JobHandler): Promise<void> {
    const { name, concurrency } = handler.kind;
    const options = {
      pollingIntervalSeconds: WORKER_POLL_SECONDS,
      notifyPollingIntervalSeconds: WORKER_POLL_SECONDS,
    };
    for (let at = 0; at < concurrency; at++) {
      const worker = await boss.work<object, void>(name, options, async (jobs) => {
        // The worker fetches the next job at once instead of after its polling interval.
        boss.notifyWorker(worker);
        for (const job of jobs) await runJob(handler, job);
      });
      workers.push({ id: worker, queue: name });
    }
  }

  async function wakeWorkers(): Promise<void> {
    const due = new Set(await findDueQueues(boss, handled));
    for (const { id, queue } of workers) if (due.has(queue)) boss.notifyWorker(id);
  }

  return {
    async send(handle, kind, data, { key, startAfterSeconds } = {}) {
      await prepare([kind]);
      return boss.send(kind.name, data, {
        db: fromDrizzle(handle, sql),
        ...(key === undefined ? {} : { singletonKey: key }),
        ...(startAfterSeconds === undefined ? {} : { startAfter: startAfterSeconds }),
      });
    },
    async sendAll(handle, kind, jobs) {
      await prepare([kind]);
      const rows = jobs.map(({ data, key }) => ({ data, singletonKey: key }));
      await boss.insert(kind.name, rows, { db: fromDrizzle(handle, sql) });
    },
    async isUnfinished(handle, kind, key) {
      await prepare([kind]);
      const found = await boss.findJobs(kind.name, { key, db: fromDrizzle(handle, sql) });
      return found.some(({ state }) => unfinished.has(state));
    },
    async start(handlers) {
      const kinds = handlers.map(({ kind }) => kind);
      await prepare(kinds);
      await prepareSchedules(boss, kinds);
      for (const handler of handlers) await work(handler);
      handled.push(...kinds.map(({ name }) => name));
      poll = clock.setInterval(() => void wakeWorkers().catch(logError), POLL_SECONDS * 1_000);
    },
    async stop(graceMs = GRACE_MS) {
      if (poll !== undefined) clock.clearInterval(poll);
      await boss.stop({ graceful: graceMs > 0, timeout: graceMs });
    },
    async listDeadLetters() {
      await prepare([]);
      return listDeadLetters(boss);
    },
    async retryDeadLetters(ids) {
      await prepare([]);
      return retryDeadLetters(boss, ids);
    },
    async deleteDeadLetters(ids) {
      await prepare([]);
      return deleteDeadLetters(boss, ids);
    },
  };
}
