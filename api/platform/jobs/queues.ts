import type { PgBoss, Queue, QueueResult } from 'pg-boss';
import type { JobKind } from './job.ts';

/** Holds the jobs that failed in every attempt; nothing runs them. */
export const DEAD_LETTERS = 'dead-letters';

const DAY_SECONDS = 86_400;
const MAX_RETRY_DELAY_SECONDS = 3_600;
/** A job whose process was killed is retried after this time and the next check of the queues. */
const HEARTBEAT_SECONDS = 30;

type Settings = Omit<Queue, 'name'>;

const deadLetterSettings: Settings = {
  policy: 'standard',
  retryLimit: 0,
  retentionSeconds: 365 * DAY_SECONDS,
};

const policies = { no: 'standard', waiting: 'short', unfinished: 'exclusive' } as const;

function toSettings(kind: JobKind): Settings {
  return {
    policy: policies[kind.unique],
    retryLimit: kind.retries,
    retryDelay: kind.retryDelaySeconds,
    retryBackoff: true,
    retryDelayMax: MAX_RETRY_DELAY_SECONDS,
    expireInSeconds: kind.timeoutSeconds,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    retentionSeconds: 30 * DAY_SECONDS,
    deleteAfterSeconds: DAY_SECONDS,
    deadLetter: DEAD_LETTERS,
    notify: true,
  };
}

/** Creates the queues of these kinds, or updates those whose settings differ. Their policy cannot change. */
export async function prepareQueues(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const existing = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]));
  if (!existing.has(DEAD_LETTERS)) await boss.createQueue(DEAD_LETTERS, deadLetterSettings);
  for (const kind of kinds) {
    const settings = toSettings(kind);
    const queue = existing.get(kind.name);
    if (queue === undefined) await boss.createQueue(kind.name, settings);
    else await updateQueue(boss, queue, settings);
  }
}

async function updateQueue(boss: PgBoss, queue: QueueResult, settings: Settings): Promise<void> {
  const { policy, ...others } = settings;
  if (queue.policy !== policy)
    throw new Error(`The queue ${queue.name} is ${queue.policy}, not ${policy}: give the job another name.`);
  const differs = Object.entries(others).some(([name, value]) => queue[name as keyof QueueResult] !== value);
  if (differs) await boss.updateQueue(queue.name, others);
}

/** Keeps the schedules of these kinds, and removes those of kinds that are gone or have none. */
export async function prepareSchedules(boss: PgBoss, kinds: readonly JobKind[]): Promise<void> {
  const scheduled = new Map((await boss.getSchedules()).map((schedule) => [schedule.name, schedule]));
  for (const { name, cron } of kinds) {
    if (cron === null) continue;
    // An occurrence missed while every process was down is made up for.
    if (scheduled.get(name)?.cron !== cron) await boss.schedule(name, cron, {}, { missed: 'once' });
    scheduled.delete(name);
  }
  for (const name of scheduled.keys()) await boss.unschedule(name);
}
