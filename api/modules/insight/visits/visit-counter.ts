import type { Clock } from '../../../platform/clock.ts';
import type { Db } from '../../../platform/db.ts';
import type { Logger } from '../../../platform/logger.ts';
import { createWriteBuffer } from '../../../platform/write-buffer.ts';
import { addVisits, type Visits } from './visits.repository.ts';

/** Visits kept in memory while the database is unavailable; later ones are dropped. */
const MAX_WAITING = 100_000;

type Visit = Omit<Visits, 'openings'>;

/** Counts visits once a second, so that a visit costs its reader no query. */
export function createVisitCounter({ db, clock, logger }: { db: Db; clock: Clock; logger: Logger }) {
  const buffer = createWriteBuffer<Visit>({
    name: 'visits',
    max: MAX_WAITING,
    logger,
    write: (visits) => db.transaction((tx) => addVisits(tx, sumVisits(visits), clock.now())),
  });
  return { flush: buffer.flush, count: buffer.add };
}

/** The visits of each person to each story, with their number. */
function sumVisits(visits: readonly Visit[]): Visits[] {
  const groups = Map.groupBy(visits, ({ storyId, userId }) => `${storyId}:${userId}`);
  return [...groups.values()].flatMap((group) => {
    const last = group.at(-1);
    return last === undefined ? [] : [{ ...last, openings: group.length }];
  });
}
