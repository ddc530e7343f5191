import type { Clock } from '../../platform/clock.ts';
import type { Db, Tx } from '../../platform/db.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { Logger } from '../../platform/logger.ts';
import { createWriteBuffer } from '../../platform/write-buffer.ts';
import { lockToCount } from './count-lock.ts';
import { formatDay } from './periods.ts';
import { tellAuthors } from './reader-notices.ts';
import { sendRefresh } from './refresh.jobs.ts';
import { addScores, type StorySum, upsertReaders } from './scores.repository.ts';
import { weighTurns } from './trending-score.ts';

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

/** Counts turns once a second, because replies to one story that end together would contend for its row. */
export function createTurnCounter({ db, clock, logger, jobs }: Parts) {
  const buffer = createWriteBuffer<Turn>({
    name: 'turns',
    max: MAX_WAITING,
    logger,
    write: (turns) =>
      db.transaction(async (tx) => {
        await lockToCount(tx);
        await writeTurns(tx, turns, clock.now());
        await sendRefresh(jobs, tx);
      }),
  });
  return { flush: buffer.flush, count: buffer.add };
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
  await tellAuthors(tx, await addScores(tx, sums, now), now);
}

const toReaderKey = ({ storyId, userId }: Pick<Turn, 'storyId' | 'userId'>) => `${storyId}:${userId}`;
