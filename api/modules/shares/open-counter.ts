import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import { lockToCount, type Rankings } from '../rankings/rankings.service.ts';
import { insertOpens } from './opens.repository.ts';

const FLUSH_MS = 1_000;
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
 * Counts the opens of shares, once per visitor and day. Collects opens and writes them once a second; repeated opens of
 * today are not written. A process that dies loses a second of counts.
 */
export function createOpenCounter(parts: {
  db: Db;
  clock: Clock;
  logger: Logger;
  rankings: Pick<Rankings, 'countOpenedShares'>;
}) {
  const { db, clock, logger, rankings } = parts;
  let waiting = new Map<string, Open>();
  let seen = new Set<string>();
  let seenDay = '';
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function write(tx: Tx, opens: Map<string, Open>): Promise<void> {
    const today = formatDay(clock.now());
    await lockToCount(tx);
    const inserted = await insertOpens(tx, [...opens.values()], today);
    const scored = inserted.flatMap(({ share_id, user_id, is_scored }) => {
      const open = opens.get(toKey({ shareId: share_id, userId: user_id }));
      return is_scored && open !== undefined ? [open] : [];
    });
    await rankings.countOpenedShares(tx, scored);
  }

  async function writeWaiting(): Promise<void> {
    const opens = waiting;
    waiting = new Map();
    if (opens.size === 0) return;
    try {
      await db.transaction((tx) => write(tx, opens));
    } catch (err) {
      logger.warn({ err, opens: opens.size }, 'opened shares were not counted; they stay queued');
      waiting = new Map([...opens, ...waiting].slice(0, MAX_WAITING));
    }
  }

  /** Writes the queued opens, after any write in progress. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    flush,
    count(open: Open): void {
      const today = formatDay(clock.now());
      if (today !== seenDay || seen.size >= MAX_SEEN) seen = new Set();
      seenDay = today;
      const key = toKey(open);
      if (seen.has(key)) return;
      seen.add(key);
      waiting.set(key, open);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}

const toKey = ({ shareId, userId }: Pick<Open, 'shareId' | 'userId'>) => `${shareId}:${userId}`;
const formatDay = (time: Date) => time.toISOString().slice(0, 10);
