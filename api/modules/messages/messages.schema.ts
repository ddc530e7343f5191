import { finishReasons, messageRoles, messageStates, type Usage } from '@storyloom/contract/entities/message';
import { bigint, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { LoreState, StoredLoreTrace } from '../lore/lore.service.ts';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const messages = pgTable('messages', {
  id: text().primaryKey(),
  /** The opening scene that the tree grows from. */
  rootId: text('root_id').notNull(),
  storyId: text('story_id').notNull(),
  userId: text('user_id').notNull(),
  parentId: text('parent_id'),
  depth: integer().notNull(),
  role: text({ enum: messageRoles }).notNull(),
  speaker: text(),
  text: text().notNull(),
  state: text({ enum: messageStates }).notNull(),
  finishReason: text('finish_reason', { enum: finishReasons }),
  editedFrom: text('edited_from'),
  model: text(),
  usage: jsonb().$type<Usage>(),
  options: text().array().notNull().default([]),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  createdAt: time('created_at').notNull(),
});

export type MessageRow = typeof messages.$inferSelect;

/** An old exchange that a turn mentions. */
export interface Memory {
  /** The reply's id. */
  messageId: string;
  depth: number;
  /** The user message; empty for the opening scene. */
  turn: string;
  reply: string;
  /** The words of the turn that matched, as the reader wrote them. */
  words: string[];
}

export interface ReplyTrace {
  versionId: string;
  entries: StoredLoreTrace[];
  /** As far as they were told; left out where none was. */
  moments?: Memory[];
}

/** What lore and which old moments a reply was written with, apart: lists of messages have no use for it. */
export const messageLore = pgTable('messages', {
  id: text().primaryKey(),
  loreTrace: jsonb('lore_trace').$type<ReplyTrace>(),
  loreState: jsonb('lore_state').$type<LoreState>(),
});

export type MessageLore = Omit<typeof messageLore.$inferSelect, 'id'>;
