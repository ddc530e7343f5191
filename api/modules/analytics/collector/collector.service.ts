import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { FileStorage } from '../../../platform/files/storage.ts';
import { defineScheduledJob, handleJob } from '../../../platform/jobs/job.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createWriteBuffer } from '../../../platform/write-buffer.ts';
import type { AnalyticsEvent } from '../analytics.schema.ts';
import { archiveDays } from './archive.ts';
import { countEvents, dropPartitions, insertEvents, makePartitions } from './events.repository.ts';
import { MAX_AGE_MS, readEvent } from './read-event.ts';

/** Events kept in memory while the database is unavailable; later ones are dropped. */
const MAX_WAITING = 10_000;
/** Days for which events are kept, in ms. */
const KEPT_MS = 90 * 86_400_000;
const DAY_MS = 86_400_000;

const renewPartitions = defineScheduledJob({ name: 'analytics.renew-partitions', cron: '11 * * * *' });

interface CollectorParts {
  db: Db;
  clock: Clock;
  logger: Logger;
  storage: FileStorage;
}

/** Stores the events of browsers, once a second. */
export function createCollector({ db, clock, logger, storage }: CollectorParts) {
  const at = (ms: number) => new Date(clock.now().getTime() + ms);
  const makeCurrent = () => makePartitions(db, at(-MAX_AGE_MS), at(DAY_MS));
  /** The last day for which this process has made the partitions. */
  let made = '';

  const buffer = createWriteBuffer<AnalyticsEvent>({
    name: 'events',
    max: MAX_WAITING,
    logger,
    async write(events) {
      const today = clock.now().toISOString().slice(0, 10);
      if (made !== today) await makeCurrent();
      made = today;
      await insertEvents(db, events);
    },
  });

  return {
    flush: buffer.flush,
    /** Queues the event of a beacon; ignores a body that is none. */
    collect(body: string): void {
      const event = readEvent(body, clock.now());
      if (event !== null) buffer.add(event);
    },
    job: handleJob(renewPartitions, async () => {
      await makeCurrent();
      const first = at(-KEPT_MS);
      await archiveDays(storage, await countEvents(db, first));
      await dropPartitions(db, first);
    }),
  };
}
export type Collector = ReturnType<typeof createCollector>;
