import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const bookshelf = pgTable(
  'bookshelf',
  {
    userId: text('user_id').notNull(),
    storyId: text('story_id').notNull(),
    markedAt: timestamp('marked_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.storyId] })],
);
