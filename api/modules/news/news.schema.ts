import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Readers who thanked the author of a story. */
export const storyThanks = pgTable(
  'story_thanks',
  {
    storyId: text('story_id').notNull(),
    userId: text('user_id').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.userId] })],
);
