import type { Clock } from '../../platform/clock.ts';
import { formatKeyDay } from '../../platform/days.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import { createWriteBuffer } from '../../platform/write-buffer.ts';
import { insertNotices } from '../notices/notices.service.ts';
import { lockToCount, type Rankings } from '../rankings/rankings.service.ts';
import { insertOpens } from './opens.repository.ts';

/** Opens kept in memory while the database is unavailable; later ones are dropped. */
const MAX_WAITING = 10_000;
/** Opens of today kept in memory, so that a reload costs no query. */
const MAX_SEEN = 50_000;

export interface Open {
  shareId: string;
  storyId: string;
  userId: string;
  isRealUser: boolean;
  /** True if the visitor is the story's author. */
  own: boolean;
}

/**
 * Counts the opens of shares once a second, each visitor once per day, and tells their owners once per link and day. Repeated
 * opens of today are not written.
 */
export function createOpenCounter(parts: {
  db: Db;
  clock: Clock;
  logger: Logger;
  rankings: Pick<Rankings, 'countOpenedShares'>;
}) {
  const { db, clock, logger, rankings } = parts;
  let seen = new Set<string>();
  let seenDay = '';

  async function write(tx: Tx, opens: Map<string, Open>): Promise<void> {
    const today = formatDay(clock.now());
    await lockToCount(tx);
    const { inserted, opened } = await insertOpens(tx, [...opens.values()], today);
    const scored = inserted.flatMap(({ share_id, user_id, is_scored }) => {
      const open = opens.get(toKey({ shareId: share_id, userId: user_id }));
      return is_scored && open !== undefined ? [open] : [];
    });
    await rankings.countOpenedShares(tx, scored);
    await insertNotices(
      tx,
      opened.map(({ id, userId, storyId, count }) => ({
        userId,
        key: `opens${id}${formatKeyDay(clock.now())}`,
        kind: 'SHARE_OPENS',
        storyId,
        detail: { count },
      })),
      clock.now(),
    );
  }

  const buffer = createWriteBuffer<Open>({
    name: 'opened shares',
    max: MAX_WAITING,
    logger,
    write: (opens) => db.transaction((tx) => write(tx, new Map(opens.map((open) => [toKey(open), open])))),
  });

  return {
    flush: buffer.flush,
    count(open: Open): void {
      const today = formatDay(clock.now());
      if (today !== seenDay || seen.size >= MAX_SEEN) seen = new Set();
      seenDay = today;
      const key = toKey(open);
      if (seen.has(key)) return;
      seen.add(key);
      buffer.add(open);
    },
  };
}

const toKey = ({ shareId, userId }: Pick<Open, 'shareId' | 'userId'>) => `${shareId}:${userId}`;
const formatDay = (time: Date) => time.toISOString().slice(0, 10);
