import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const follows = pgTable(
  'follows',
  {
    followerId: text('follower_id').notNull(),
    authorId: text('author_id').notNull(),
    followedAt: timestamp('followed_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.followerId, table.authorId] })],
);
