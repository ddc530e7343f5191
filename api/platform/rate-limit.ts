import { lt, sql } from 'drizzle-orm';
import type { Clock } from './clock.ts';
import type { Db } from './db.ts';
import { TransportError } from './errors.ts';
import { rateLimits } from './rate-limit.schema.ts';

export interface Limit {
  key: string;
  /** Requests allowed at once; the allowance grows back evenly over `seconds`. */
  requests: number;
  seconds: number;
  /** Allows at most `requests` in any window of `seconds`: none grows back while they are younger than that. */
  isStrict?: boolean;
}

export type RateLimiter = ReturnType<typeof createRateLimiter>;

/** Maximum number of refused keys that a process remembers. */
const MAX_REFUSED = 10_000;

/**
 * Rate limits by the generic cell rate algorithm, or strict ones by the times of requests, kept in PostgreSQL so that all
 * API processes share them. A key that was refused is refused from memory until its allowance has grown back, so a flood
 * costs no statements.
 */
export function createRateLimiter({ db, clock }: { db: Db; clock: Clock }) {
  /** Refused keys with the time from which they are allowed again, in ms; the oldest first. */
  const refused = new Map<string, number>();

  function remember(key: string, until: number): void {
    refused.delete(key);
    refused.set(key, until);
    const [oldest] = refused.keys();
    if (refused.size > MAX_REFUSED && oldest !== undefined) refused.delete(oldest);
  }

  /** Time when the last of these keys is allowed again, as this process remembers it; 0 if none was refused. */
  function refusedUntil(limits: readonly Limit[], now: number): number {
    const times = limits.map(({ key, seconds }) => {
      const until = refused.get(key) ?? 0;
      // A later time than the whole allowance is of a clock that was ahead.
      const isCurrent = until > now && until <= now + seconds * 1000;
      if (!isCurrent) refused.delete(key);
      return isCurrent ? until : 0;
    });
    return Math.max(0, ...times);
  }

  return {
    /** Counts one request against all limits, or against none if one refuses it: then throws a 429 with Retry-After. */
    async take(limits: readonly Limit[]): Promise<void> {
      const now = clock.now();
      const remembered = refusedUntil(limits, now.getTime());
      if (remembered > 0) throw tooMany(remembered - now.getTime());
      const column = <T>(pick: (limit: Limit) => T) => sql.param(limits.map(pick));
      const { rows } = await db.execute<{ refused_key: string; retry_seconds: number }>(sql`
        select refused_key, retry_seconds from rate_limits_take(${column(({ key }) => key)}::text[],
          ${column(({ requests, seconds }) => seconds / requests)}::double precision[],
          ${column(({ requests }) => requests)}::integer[],
          ${column(({ isStrict = false }) => isStrict)}::boolean[], ${now.toISOString()}::timestamptz)`);
      if (rows.length === 0) return;
      for (const row of rows) remember(row.refused_key, now.getTime() + row.retry_seconds * 1000);
      throw tooMany(Math.max(...rows.map((row) => row.retry_seconds)) * 1000);
    },

    /** Deletes keys whose allowance is full. */
    async purge(): Promise<void> {
      await db.delete(rateLimits).where(lt(rateLimits.fullAt, clock.now()));
    },
  };
}

function tooMany(waitMs: number): TransportError {
  const seconds = Math.max(1, Math.ceil(waitMs / 1000));
  const time = seconds === 1 ? 'a second' : `${seconds} seconds`;
  return new TransportError(429, `Too many requests in a short time. Try again in ${time}.`, seconds);
}
