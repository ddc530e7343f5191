import { boolean, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const follows = pgTable(
  'follows',
  {
    followerId: text('follower_id').notNull(),
    authorId: text('author_id').notNull(),
    followedAt: timestamp('followed_at', { withTimezone: true }).notNull(),
    /** False for follows from before followers were named. */
    isNamed: boolean('is_named').notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.authorId] })],
);
