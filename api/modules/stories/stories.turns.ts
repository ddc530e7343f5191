import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db.ts';
import type { Logger } from '../../platform/logger.ts';
import { countTurns, type Turn } from './stories.heat.ts';

const FLUSH_MS = 1_000;
/** While the database is away turns wait; more than these are not worth the memory. */
const MOST_WAITING = 100_000;

/**
 * Gathers turns and counts them once a second: replies to one story that end together would otherwise wait
 * for one another at its row. A process that dies loses a second of counts, never a reply or a point.
 */
export function createTurnCounter({ db, clock, logger }: { db: Db; clock: Clock; logger: Logger }) {
  let waiting: Turn[] = [];
  let timer: NodeJS.Timeout | undefined;

  async function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    const turns = waiting;
    waiting = [];
    if (turns.length === 0) return;
    try {
      await db.transaction((tx) => countTurns(tx, turns, clock.now()));
    } catch (err) {
      logger.warn({ err, turns: turns.length }, 'turns were not counted; they wait for the next time');
      waiting = [...turns, ...waiting].slice(0, MOST_WAITING);
    }
  }

  return {
    flush,
    count(turn: Turn): void {
      waiting.push(turn);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
  };
}
