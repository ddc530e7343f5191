import { noticeGroups } from '@storyloom/contract/notifications/groups';
import { jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Notifications of anything but new stories of followed authors. */
export const notices = pgTable(
  'notices',
  {
    userId: text('user_id').notNull(),
    /** The same fact, or the facts of one day about one thing, are one row. */
    key: text().notNull(),
    kind: text().notNull(),
    storyId: text('story_id'),
    detail: jsonb().notNull(),
    createdAt: time('created_at').notNull(),
    readAt: time('read_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.key] })],
);

/** Groups of notifications that people have turned off. */
export const mutedNotices = pgTable(
  'muted_notices',
  { userId: text('user_id').notNull(), noticeGroup: text('notice_group', { enum: noticeGroups }).notNull() },
  (table) => [primaryKey({ columns: [table.userId, table.noticeGroup] })],
);
