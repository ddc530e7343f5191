import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';
import type { Logger } from './logger.ts';

const CHECK_MS = 1_000;
/** A standby that does not tell its position for this time has lost its network. */
const SILENCE_MS = 1_000;

interface StandbyParts {
  primary: pg.Pool;
  pool: pg.Pool;
  logger: Logger;
  /** A standby that is further behind is not read. */
  maxLagMs: number;
}

async function readPosition(pool: pg.Pool, position: string): Promise<number | null> {
  const { rows } = await pool.query(`select pg_wal_lsn_diff(${position}, '0/0')::float8 as position`);
  return rows[0].position;
}

/** Rejects if `answer` takes longer than `ms`. */
async function within<Result>(ms: number, answer: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('The standby does not answer')), ms);
  });
  return Promise.race([answer, late]).finally(() => clearTimeout(timer));
}

export type Standby = ReturnType<typeof openStandby>;

/** A standby for reads that may be some seconds old. What it cannot answer, the primary does. */
export function openStandby({ primary, pool, logger, maxLagMs }: StandbyParts) {
  const reading = new AsyncLocalStorage<true>();
  /** Position in the write-ahead log that the standby has; 0 while it is unknown. */
  let replayed = 0;
  /** A position of the primary, and when it was read. */
  let mark: { position: number; at: number } | undefined;
  /** When the primary was where the standby is. */
  let currentAt = Number.NEGATIVE_INFINITY;
  let wasUsable = true;
  let isClosed = false;
  let checks = 0;
  /** The check that the standby has not answered yet. */
  let unanswered: Promise<number | null> | undefined;
  /** Each leaves a read that waits for the standby to the primary. */
  const waiting = new Set<(reason: Error) => void>();

  const isUsable = () => performance.now() - currentAt <= maxLagMs;

  async function compare(): Promise<void> {
    const at = performance.now();
    // Without an answer of the primary, the standby only grows older.
    const position = await readPosition(primary, 'pg_current_wal_insert_lsn()').catch(() => null);
    try {
      unanswered ??= readPosition(pool, 'pg_last_wal_replay_lsn()').finally(() => {
        unanswered = undefined;
      });
      // Null for a server that is no standby any more.
      replayed = (await within(SILENCE_MS, unanswered)) ?? 0;
    } catch (error) {
      currentAt = Number.NEGATIVE_INFINITY;
      for (const giveUp of waiting) giveUp(error as Error);
      return;
    }
    if (position !== null) mark ??= { position, at };
    if (mark === undefined || replayed < mark.position) return;
    currentAt = mark.at;
    if (position !== null) mark = { position, at };
  }

  async function check(): Promise<void> {
    await compare();
    if (isClosed) return;
    checks += 1;
    // The first check has nothing to compare with.
    if (checks > 1 && wasUsable !== isUsable()) {
      wasUsable = !wasUsable;
      if (wasUsable) logger.info({}, 'the standby answers reads');
      else logger.warn({}, 'the standby is away or behind: the primary answers its reads');
    }
    timer = setTimeout(check, CHECK_MS);
    timer.unref();
  }
  let timer = setTimeout(check, 0);

  return {
    /** True if the standby has what was written until a position; null stands for nothing. */
    covers: (written: number | null) => isUsable() && (written === null || written <= replayed),

    /** Runs work whose statements and read-only transactions go to the standby. */
    read: <Result>(work: () => Promise<Result>): Promise<Result> => reading.run(true, work),

    /** Calls `use` with the pool for a read of this moment, and with the primary if that fails or the standby falls silent. */
    async pick<Result>(use: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
      if (reading.getStore() !== true || !isUsable()) return use(primary);
      const { promise, resolve, reject } = Promise.withResolvers<Result>();
      waiting.add(reject);
      use(pool)
        .then(resolve, reject)
        .finally(() => waiting.delete(reject));
      return promise.catch(() => use(primary));
    },

    async close(): Promise<void> {
      isClosed = true;
      clearTimeout(timer);
      await pool.end();
    },
  };
}
