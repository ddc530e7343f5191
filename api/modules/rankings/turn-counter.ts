import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import { lockToCount } from './count-lock.ts';
import { formatDay } from './periods.ts';
import { sendRefresh } from './refresh.jobs.ts';
import { addScores, type StorySum, upsertReaders } from './scores.repository.ts';
import { weighTurns } from './trending-score.ts';

const FLUSH_MS = 1_000;
/** Turns kept in memory while the database is unavailable; later ones are dropped. */
const MAX_WAITING = 100_000;

export interface Turn {
  storyId: string;
  userId: string;
  isRealUser: boolean;
  /** True if the reader is the story's author: such turns count as chats and add no weight. */
  own: boolean;
}

interface Parts {
  db: Db;
  clock: Clock;
  logger: Logger;
  jobs: Jobs;
}

/**
 * Collects turns and writes them once a second, because replies to one story that end together would contend for its
 * row. A process that dies loses a second of counts, never a reply or points.
 */
export function createTurnCounter({ db, clock, logger, jobs }: Parts) {
  let waiting: Turn[] = [];
  let timer: NodeJS.Timeout | undefined;
  let writing = Promise.resolve();

  async function writeWaiting(): Promise<void> {
    const turns = waiting;
    waiting = [];
    if (turns.length === 0) return;
    try {
      await db.transaction(async (tx) => {
        await lockToCount(tx);
        await writeTurns(tx, turns, clock.now());
        await sendRefresh(jobs, tx);
      });
    } catch (err) {
      logger.warn({ err, turns: turns.length }, 'turns were not counted; they stay queued');
      waiting = [...turns, ...waiting].slice(0, MAX_WAITING);
    }
  }

  /** Writes the queued turns, after any write in progress. */
  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    writing = writing.then(writeWaiting);
    return writing;
  }

  return {
    flush,
    count(turn: Turn): void {
      waiting.push(turn);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}

/** Writes any number of turns in two statements: the row of a popular story is updated once. */
async function writeTurns(tx: Tx, turns: readonly Turn[], now: Date): Promise<void> {
  const today = formatDay(now);
  const batches = [...Map.groupBy(turns, toReaderKey).values()].flatMap(([first, ...others]) =>
    first === undefined ? [] : [{ ...first, turns: 1 + others.length }],
  );
  const added = batches.map((batch) => ({ ...batch, isRealReader: batch.isRealUser && !batch.own }));
  const batchOf = new Map(batches.map((batch) => [toReaderKey(batch), batch]));
  const sums = new Map<string, StorySum>();
  for (const reader of await upsertReaders(tx, added, today)) {
    const batch = batchOf.get(toReaderKey({ storyId: reader.story_id, userId: reader.user_id }));
    if (batch === undefined) continue;
    const { storyId, turns: chats, own, isRealUser } = batch;
    const sum = sums.get(storyId) ?? { chats: 0, readers: 0, weight: 0, heat: 0 };
    sum.chats += chats;
    if (!own && reader.is_first) sum.readers += 1;
    if (!own && !reader.is_flagged) {
      const { turns: total, last_day: lastDay } = reader;
      sum.weight += weighTurns({ added: chats, total, lastDay, today, isRealUser });
      sum.heat += chats + (reader.is_first_real ? 1 : 0);
    }
    sums.set(storyId, sum);
  }
  await addScores(tx, sums, now);
}

const toReaderKey = ({ storyId, userId }: Pick<Turn, 'storyId' | 'userId'>) => `${storyId}:${userId}`;
