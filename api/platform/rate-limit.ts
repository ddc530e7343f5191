import { lt, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { TransportError } from './errors.ts';
import { rateCounters } from './rate-limit.schema.ts';

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
      const { hits, windowStart } = rateCounters;
      const [counter] = await db
        .insert(rateCounters)
        .values({ key, windowStart: start, hits: 1 })
        .onConflictDoUpdate({ target: [rateCounters.key, windowStart], set: { hits: sql`${hits} + 1` } })
        .returning({ hits });
      if ((counter?.hits ?? 0) <= max) return;
      const retryAfter = Math.max(1, Math.ceil((start.getTime() + length - now) / 1000));
      throw new TransportError(429, 'Too many requests. Wait a moment and try again.', retryAfter);
    },

    /** Deletes windows older than a day. */
    async purge(): Promise<void> {
      const before = new Date(clock.now().getTime() - 86_400_000);
      await db.delete(rateCounters).where(lt(rateCounters.windowStart, before));
    },
  };
}
