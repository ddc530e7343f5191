import { messageRoles } from '@storyloom/contract/chat/entities/message';
import type { ScenePicture } from '@storyloom/contract/images/entities/scene-picture';
import { bigint, date, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const shares = pgTable('shares', {
  id: text().primaryKey(),
  /** Null if the account was deleted. */
  userId: text('user_id'),
  storyId: text('story_id').notNull(),
  versionId: text('version_id').notNull(),
  headMessageId: text('head_message_id').notNull(),
  messageCount: integer('message_count').notNull().default(0),
  excerpt: text().notNull(),
  openCount: bigint('open_count', { mode: 'number' }).notNull().default(0),
  createdAt: time('created_at').notNull(),
  revokedAt: time('revoked_at'),
  /** Time when a moderator hid the share. */
  hiddenAt: time('hidden_at'),
});

export type ShareRow = typeof shares.$inferSelect;

export const shareMessages = pgTable('share_messages', {
  shareId: text('share_id').notNull(),
  /** From 0, the opening scene. */
  position: integer().notNull(),
  role: text({ enum: messageRoles }).notNull(),
  speaker: text(),
  text: text().notNull(),
  options: text().array().notNull(),
  picture: jsonb().$type<ScenePicture>(),
  /** Where the story’s script was after a reply; read only when the share is continued. */
  scriptPosition: jsonb('script_position'),
  /** The title of the ending that a reply tells. */
  ending: text(),
  /** The author of a reply’s text; the same values as for messages. */
  model: text(),
});

export const shareOpens = pgTable('share_opens', {
  shareId: text('share_id').notNull(),
  userId: text('user_id').notNull(),
  lastDay: date('last_day').notNull(),
});

export const shareContinuations = pgTable('share_continuations', {
  shareId: text('share_id').notNull(),
  userId: text('user_id').notNull(),
  saveId: text('save_id').notNull(),
  headMessageId: text('head_message_id').notNull(),
});
