import { boolean, integer, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

export const saves = pgTable('saves', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  storyId: text('story_id').notNull(),
  versionId: text('version_id').notNull(),
  storyVersion: integer('story_version').notNull(),
  headMessageId: text('head_message_id').notNull(),
  kind: text({ enum: ['auto', 'manual'] }).notNull(),
  title: text().notNull(),
  isCurrent: boolean('is_current').notNull(),
  createdAt: time('created_at'),
  savedAt: time('saved_at'),
  /** Null unless the save is beyond the limit of its story. */
  archivedAt: timestamp('archived_at', { withTimezone: true }),
});

export type SaveRow = typeof saves.$inferSelect;

/** The view by which other modules join saves. */
export const saveHeads = pgView('save_heads', {
  id: text().notNull(),
  userId: text('user_id').notNull(),
  storyId: text('story_id').notNull(),
  versionId: text('version_id').notNull(),
  headMessageId: text('head_message_id').notNull(),
  isCurrent: boolean('is_current').notNull(),
}).existing();

/** Trees that a save has left, with the last time one did. A tree without a save is deleted after a grace period. */
export const orphanedTrees = pgTable('orphaned_trees', {
  rootId: text('root_id').primaryKey(),
  orphanedAt: time('orphaned_at'),
});
