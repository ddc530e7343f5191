import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { Logger } from '../../../platform/logger.ts';
import { addVisits, type Visits } from './visits.repository.ts';

const FLUSH_MS = 1_000;
/** People and stories kept in memory while the database is unavailable; later ones are dropped. */
const MAX_WAITING = 100_000;

/**
 * Collects visits and writes them once a second, so that a visit costs its reader no query. A process that dies loses a
 * second of visits.
 */
export function createVisitCounter({ db, clock, logger }: { db: Db; clock: Clock; logger: Logger }) {
  let waiting = new Map<string, Visits>();
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const visits = waiting;
    waiting = new Map();
    if (visits.size === 0) return;
    try {
      await db.transaction((tx) => addVisits(tx, [...visits.values()], clock.now()));
    } catch (err) {
      logger.warn({ err, visits: visits.size }, 'visits were not counted; they stay queued');
      for (const each of visits.values()) add(each);
      schedule();
    }
  }

  function schedule(): void {
    timer ??= setTimeout(flush, FLUSH_MS).unref();
  }

  function add({ openings, ...visit }: Visits): void {
    const key = `${visit.storyId}:${visit.userId}`;
    const known = waiting.get(key);
    if (known === undefined && waiting.size >= MAX_WAITING) return;
    waiting.set(key, { ...visit, openings: openings + (known?.openings ?? 0) });
  }

  /** Writes the queued visits, after any write in progress. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    flush,
    count(visit: Omit<Visits, 'openings'>): void {
      add({ ...visit, openings: 1 });
      schedule();
    },
  };
}
