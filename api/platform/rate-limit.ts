import { sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { TransportError } from './errors.ts';

export interface Limit {
  key: string;
  max: number;
  windowSeconds: number;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Fixed-window rate limits, counted in PostgreSQL so that all API processes share them. */
export function createRateLimiter({ db, clock }: { db: Db; clock: Clock }) {
  return {
    /** Counts one request. Throws a 429 with Retry-After once the window is full. */
    async take({ key, max, windowSeconds }: Limit): Promise<void> {
      const now = clock.now().getTime();
      const length = windowSeconds * 1000;
      const start = new Date(now - (now % length));
      const { rows } = await db.execute<{ hits: number }>(sql`
        insert into rate_counters (key, window_start, hits) values (${key}, ${start.toISOString()}, 1)
        on conflict (key, window_start) do update set hits = rate_counters.hits + 1
        returning hits`);
      if ((rows[0]?.hits ?? 0) <= max) return;
      const retryAfter = Math.max(1, Math.ceil((start.getTime() + length - now) / 1000));
      throw new TransportError(429, 'Too many tries. Please wait a little.', retryAfter);
    },

    /** Deletes windows older than a day. */
    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - 86_400_000).toISOString();
      await db.execute(sql`delete from rate_counters where window_start < ${before}`);
    },
  };
}
