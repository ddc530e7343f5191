import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestDatabase } from '@storyloom/testing/database';
import { PgBoss, TestClock } from 'pg-boss';
import { Registry } from 'prom-client';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createMigratedDatabase } from '../../testing/migrated-database.ts';
import { type Database, openDatabase } from '../db.ts';
import { silentLogger } from '../logger.ts';
import { defineJob, defineScheduledJob, handleJob, type JobHandler } from './job.ts';
import { createJobMetrics, type JobMetrics } from './job-metrics.ts';
import type { Jobs } from './jobs.ts';
import { createJobs } from './pg-boss-jobs.ts';
import { trial } from './testing/trial.ts';

let created: TestDatabase;
let database: Database;
let clock: TestClock;
let opened: Jobs[];

/** A process is started and killed, on a machine that may do other things. */
const KILLS_MS = 180_000;

// Each test has a database, because the queue stores the times of its checks by the test's clock.
beforeEach(async () => {
  created = await createMigratedDatabase();
  database = openDatabase({ url: created.url, size: 3, logger: silentLogger });
  clock = new TestClock();
  opened = [];
});
afterEach(async () => {
  await Promise.all(opened.map((jobs) => jobs.stop(0)));
  await database.close();
  await created.drop();
});

/** Jobs on the clock of the test, unless `isReal`. */
async function open(handlers: JobHandler[] = [], isReal = false, metrics?: JobMetrics): Promise<Jobs> {
  const settings = { ...(isReal ? {} : { clock }), ...(metrics && { metrics }) };
  const jobs = createJobs({ url: created.url, logger: silentLogger, ...settings });
  opened.push(jobs);
  if (handlers.length > 0) await jobs.start(handlers);
  return jobs;
}

/** Handles trials with the given outcomes in turn; further attempts succeed. */
function handleTrials(...errors: (string | undefined)[]) {
  const attempts: string[] = [];
  const handler = handleJob(trial, async ({ label }) => {
    const error = errors[attempts.push(label) - 1];
    if (error !== undefined) throw new Error(error);
  });
  return { handler, attempts };
}

const sendTrial = (jobs: Jobs, label: string) => jobs.send(database.db, trial, { label });
const states = async () =>
  (await database.pool.query("select state::text, retry_count from pgboss.job where name = 'tests.trial'"))
    .rows;
/** Advances the clock through backoffs and polls until there are this many attempts. */
const reach = (attempts: readonly string[], count: number) =>
  expect
    .poll(
      async () => {
        await clock.tick(1_000);
        return attempts.length;
      },
      { timeout: 60_000 },
    )
    .toBe(count);

/** Runs jobs in a process of its own until one has started, and kills it. */
async function runAndKill(): Promise<void> {
  const worker = spawn(process.execPath, [join(import.meta.dirname, 'testing/worker.ts')], {
    env: { ...process.env, DATABASE_URL: created.url },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface(worker.stdout)) if (line.startsWith('started')) break;
  worker.kill('SIGKILL');
  await once(worker, 'exit');
}

/** The time after which a killed process is noticed. */
async function passHeartbeat(): Promise<void> {
  await clock.setTime(Date.now() + 120_000);
  await clock.tick(31_000);
}

describe('createJobs', () => {
  test('starts waiting jobs one right after the other', async () => {
    const burst = defineJob({ name: 'tests.burst' });
    const sender = await open([], true);
    for (let at = 0; at < 20; at++) await sender.send(database.db, burst, {});
    let runs = 0;
    await open([handleJob(burst, async () => void runs++)], true);
    await expect.poll(() => runs, { timeout: 60_000 }).toBe(20);
  });

  test('retries a job that fails twice until it succeeds, soon after each pause', async () => {
    const { handler, attempts } = handleTrials('first', 'second');
    const jobs = await open([handler]);
    await sendTrial(jobs, 'one');
    const sentAt = clock.now();
    await reach(attempts, 3);
    // Pauses of 1 s and 2 s; a worker alone looks every 300 s.
    expect(clock.now() - sentAt).toBeLessThan(60_000);
    await expect.poll(states).toEqual([{ state: 'completed', retry_count: 2 }]);
    expect(await jobs.listDeadLetters()).toEqual([]);
  });

  test('makes a job that always fails a dead letter, which can be retried or deleted', async () => {
    const { handler, attempts } = handleTrials('first', 'second', 'third');
    const jobs = await open([handler]);
    await sendTrial(jobs, 'one');
    await reach(attempts, 3);
    await expect.poll(() => jobs.listDeadLetters()).toHaveLength(1);
    const [letter] = await jobs.listDeadLetters();
    expect(letter).toMatchObject({ name: 'tests.trial', data: { label: 'one' }, error: 'third' });
    expect(await jobs.retryDeadLetters([letter?.id ?? ''])).toBe(1);
    await reach(attempts, 4);
    expect(await jobs.listDeadLetters()).toEqual([]);
    expect(await jobs.deleteDeadLetters([letter?.id ?? ''])).toBe(0);
  });

  test('reports by its key whether a job is unfinished, also before a retry', async () => {
    const { handler, attempts } = handleTrials('first', 'second', 'third');
    const jobs = await open();
    const isUnfinished = (key: string) => jobs.isUnfinished(database.db, trial, key);
    await jobs.send(database.db, trial, { label: 'one' }, { key: 'a' });
    expect([await isUnfinished('a'), await isUnfinished('b')]).toEqual([true, false]);
    await jobs.start([handler]);
    await reach(attempts, 1);
    await expect.poll(states).toMatchObject([{ state: 'retry' }]);
    expect(await isUnfinished('a')).toBe(true);
    await reach(attempts, 3);
    await expect.poll(() => jobs.listDeadLetters()).toHaveLength(1);
    expect(await isUnfinished('a')).toBe(false);
  });

  test('counts dead letters by kind in the metrics', async () => {
    const registry = new Registry();
    const { handler, attempts } = handleTrials('first', 'second', 'third');
    const counts = async () =>
      /^job_dead_letters\{.*/m.exec(await registry.getSingleMetricAsString('job_dead_letters'))?.[0] ?? null;
    const jobs = await open([], false, createJobMetrics(registry));
    expect(await counts()).toBeNull();
    await jobs.start([handler]);
    expect(await counts()).toBe('job_dead_letters{job="tests.trial"} 0');
    await sendTrial(jobs, 'one');
    await reach(attempts, 3);
    await expect.poll(counts).toBe('job_dead_letters{job="tests.trial"} 1');
    await jobs.retryDeadLetters();
    expect(await counts()).toBe('job_dead_letters{job="tests.trial"} 0');
    await jobs.stop(0);
    expect(await counts()).toBeNull();
  });

  test(
    'retries a job whose process was killed',
    async () => {
      const sender = await open([], true);
      await sendTrial(sender, 'one');
      await runAndKill();
      const { handler, attempts } = handleTrials();
      await open([handler]);
      await passHeartbeat();
      await reach(attempts, 1);
      await expect.poll(states).toEqual([{ state: 'completed', retry_count: 1 }]);
    },
    KILLS_MS,
  );

  test('does not run a job whose transaction rolls back', async () => {
    const { handler, attempts } = handleTrials();
    const jobs = await open([handler], true);
    const rolledBack = database.db.transaction(async (tx) => {
      await jobs.send(tx, trial, { label: 'rolled back' });
      throw new Error('changed my mind');
    });
    await expect(rolledBack).rejects.toThrow('changed my mind');
    await database.db.transaction((tx) => jobs.send(tx, trial, { label: 'committed' }));
    await expect.poll(() => attempts).toEqual(['committed']);
    expect(await states()).toHaveLength(1);
  });

  test('starts a delayed job after its delay', async () => {
    const { handler, attempts } = handleTrials();
    const jobs = await open([handler]);
    await jobs.send(database.db, trial, { label: 'later' }, { startAfterSeconds: 14 * 86_400 });
    await clock.tick(5_000);
    expect(attempts).toEqual([]);
    await clock.setTime(clock.now() + 14 * 86_400_000);
    await reach(attempts, 1);
  });

  test.each([
    ['waiting', 2],
    ['unfinished', 1],
  ] as const)('drops a job of the same key while one is %s', async (unique, expected) => {
    const kind = defineJob<{ label: string }>({ name: `tests.${unique}`, unique });
    const attempts: string[] = [];
    const finish = Promise.withResolvers<void>();
    const run = async ({ label }: { label: string }) => {
      attempts.push(label);
      await finish.promise;
    };
    const jobs = await open([], true);
    const send = (label: string, key: string) => jobs.send(database.db, kind, { label }, { key });
    const sent = [await send('one', 'a'), await send('dropped', 'a'), await send('other', 'b')];
    expect(sent.map((id) => id !== null)).toEqual([true, false, true]);
    await open([handleJob(kind, run)], true);
    await expect.poll(() => attempts).toEqual(['one']);
    expect((await send('second', 'a')) !== null).toBe(expected === 2);
    finish.resolve();
  });

  test('shares jobs and schedules among processes: each runs once', async () => {
    const runs: string[] = [];
    const minutely = defineScheduledJob({ name: 'tests.minutely', cron: '* * * * *' });
    const handlers = ['first', 'second'].map((process) => [
      handleJob(trial, async ({ label }) => void runs.push(label)),
      handleJob(minutely, async () => void runs.push(`minute by ${process}`)),
    ]);
    await clock.setTime('2030-01-01T00:00:20Z');
    // One after another: attaching the clock of the test is not safe at the same time.
    for (const each of handlers) await open(each);
    const jobs = await open();
    for (const label of ['a', 'b', 'c', 'd', 'e', 'f']) await sendTrial(jobs, label);
    for (let second = 0; second < 150; second += 15) await clock.tick(15_000);
    await expect
      .poll(() =>
        runs
          .filter((run) => run.length === 1)
          .sort()
          .join(''),
      )
      .toBe('abcdef');
    const minutes = () => runs.filter((run) => run.startsWith('minute')).length;
    const { rows } = await database.pool.query<{ sent: number; distinct: number }>(
      `select count(*)::int as sent, count(distinct date_trunc('minute', created_on))::int as distinct
       from pgboss.job where name = 'tests.minutely'`,
    );
    expect(rows[0]?.sent).toBeGreaterThanOrEqual(2);
    expect(rows[0]?.distinct).toBe(rows[0]?.sent);
    await expect.poll(minutes).toBe(rows[0]?.sent);
  });

  test('removes the schedule of a kind that no longer has one', async () => {
    const run = async () => {};
    const before = await open(
      [handleJob(defineScheduledJob({ name: 'tests.old', cron: '0 3 * * *' }), run)],
      true,
    );
    await before.stop(0);
    await open([handleJob(trial, run)], true);
    expect((await database.pool.query('select name from pgboss.schedule')).rows).toEqual([]);
  });

  test('stops within its grace period and gives an unfinished attempt back', async () => {
    const started = Promise.withResolvers<void>();
    const aborted = Promise.withResolvers<void>();
    const jobs = await open(
      [
        handleJob(trial, (_, { signal }) => {
          signal.addEventListener('abort', () => aborted.resolve());
          started.resolve();
          return new Promise<void>(() => {});
        }),
      ],
      true,
    );
    await sendTrial(jobs, 'one');
    await started.promise;
    await jobs.stop(1_000);
    await aborted.promise;
    expect(await states()).toEqual([{ state: 'retry', retry_count: 0 }]);
  });
});

describe('the schema of the job queue', () => {
  test('is the one that this version of pg-boss expects', async () => {
    const boss = new PgBoss({
      connectionString: created.url,
      migrate: false,
      supervise: false,
      schedule: false,
    });
    await boss.start();
    const drift = await boss.detectSchemaDrift();
    await boss.stop({ graceful: false });
    expect(drift).toMatchObject({ ok: true, extraIndexes: [] });
  });
});
