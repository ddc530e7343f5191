import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Publications of followed authors, one for each follower and story. */
export const notifications = pgTable(
  'notifications',
  {
    userId: text('user_id').notNull(),
    storyId: text('story_id').notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.storyId] })],
);

/** First publications. The row stays, so that a story is announced once. */
export const storyAnnouncements = pgTable('story_announcements', {
  storyId: text('story_id').primaryKey(),
  announcedAt: time('announced_at').notNull(),
  /** The last follower of the batches that were written; null before the first batch and after the last. */
  lastFollower: text('last_follower'),
  finishedAt: time('finished_at'),
});
