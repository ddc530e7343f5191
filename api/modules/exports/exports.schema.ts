import { bigint, pgTable, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The latest export of each user. */
export const dataExports = pgTable('data_exports', {
  userId: text('user_id').primaryKey(),
  id: text().notNull(),
  state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
  /** In percent. */
  progress: smallint().notNull(),
  bytes: bigint({ mode: 'number' }),
  requestedAt: time('requested_at').notNull(),
  expiresAt: time('expires_at'),
});
