import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import { defineJob, defineScheduledJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import { closeTransaction } from './orders/end-order.ts';
import { markPaid } from './orders/orders.repository.ts';
import type { PaymentProvider } from './paddle/provider.ts';
import { eventBody } from './webhooks/event-body.ts';
import { deleteEventsBefore, findLatestEventId, listWaitingSubjects } from './webhooks/events.repository.ts';
import { applyEvents, type EventReceiver } from './webhooks/receive.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
/** Age of events that a fetch begins after; the provider repeats its webhooks for three days. */
const FETCH_FROM_MS = 4 * DAY_MS;
/** Age at which applied events are deleted; they contain the last digits of cards. */
const RETENTION_MS = 90 * DAY_MS;
const SUBJECTS = 500;

const retryWaiting = defineScheduledJob({ name: 'payments.retry-waiting-events', cron: '*/5 * * * *' });
const fetchEvents = defineScheduledJob({ name: 'payments.fetch-events', cron: '41 4 * * *' });
const purgeEvents = defineScheduledJob({ name: 'payments.purge-events', cron: '51 4 * * *' });
export const endSubscription = defineJob<{ subscriptionId: string }>({ name: 'payments.end-subscription' });

interface JobParts {
  db: Db;
  clock: Clock;
  jobs: Pick<Jobs, 'send'>;
  logger: Logger;
  provider: PaymentProvider;
  receiver: Pick<EventReceiver, 'store'>;
  applySubject(subjectId: string): Promise<void>;
}

export function paymentJobs(parts: JobParts): JobHandler[] {
  const { db, clock, provider, applySubject } = parts;
  return [
    handleJob(applyEvents, ({ subjectId }) => applySubject(subjectId)),
    handleJob(retryWaiting, () => sendWaiting(parts)),
    handleJob(fetchEvents, async (_, { signal }) => {
      await fetchMissed(parts, signal);
    }),
    handleJob(purgeEvents, () => deleteEventsBefore(db, new Date(clock.now().getTime() - RETENTION_MS))),
    handleJob(closeTransaction, async ({ transactionId }) => {
      if ((await provider.closeTransaction(transactionId)) === 'paid') await markPaid(db, transactionId);
    }),
    handleJob(endSubscription, ({ subscriptionId }) => provider.cancelSubscription(subscriptionId)),
  ];
}

/** Retries events that waited for their order, membership or price. */
async function sendWaiting({ db, clock, jobs }: JobParts): Promise<void> {
  const before = new Date(clock.now().getTime() - MINUTE_MS);
  for (const subjectId of await listWaitingSubjects(db, before, SUBJECTS)) {
    await jobs.send(db, applyEvents, { subjectId }, { key: subjectId });
  }
}

/** Stores the events of the last days whose webhooks never came. */
export async function fetchMissed(
  { db, clock, logger, provider, receiver }: Omit<JobParts, 'jobs' | 'applySubject'>,
  signal?: AbortSignal,
): Promise<number> {
  let after = await findLatestEventId(db, new Date(clock.now().getTime() - FETCH_FROM_MS));
  let missed = 0;
  for (;;) {
    signal?.throwIfAborted();
    const events = (await provider.listEvents(after)).map((event) => eventBody.parse(event));
    const last = events.at(-1);
    if (last === undefined || last.event_id === after) break;
    missed += await receiver.store(events);
    after = last.event_id;
  }
  if (missed > 0) logger.warn({ missed }, 'fetched missed events of the payment provider');
  return missed;
}
