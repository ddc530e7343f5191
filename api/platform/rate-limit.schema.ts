import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const rateLimits = pgTable('rate_limits', {
  /** Group and person, or group and network. */
  key: text().primaryKey(),
  /** Time when the allowance is full again; in the past for a key that may use all of it. */
  fullAt: timestamp('full_at', { withTimezone: true }).notNull(),
  /** Times of the latest requests of a strict limit, at most as many as it allows, the oldest first. */
  taken: timestamp({ withTimezone: true }).array().notNull().default([]),
});
