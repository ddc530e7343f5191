import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Endings of stories that readers have reached. */
export const storyEndings = pgTable(
  'story_endings',
  {
    storyId: text('story_id').notNull(),
    userId: text('user_id').notNull(),
    title: text().notNull(),
    foundAt: timestamp('found_at', { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.storyId, table.userId, table.title] })],
);
