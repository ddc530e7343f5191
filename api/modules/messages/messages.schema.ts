import {
  finishReasons,
  messageRoles,
  messageStates,
  type Usage,
} from '@storyloom/contract/chat/entities/message';
import type { Position } from '@storyloom/script/playthrough';
import { sql } from 'drizzle-orm';
import { bigint, integer, jsonb, pgTable, pgView, text, timestamp } from 'drizzle-orm/pg-core';
import type { LoreState, StoredLoreTrace } from '../lore/lore.service.ts';

/** The position of a playthrough in the script of one version of a story. `isShared`: it is copied from that of another reader. */
export type ScriptPosition = Position & { versionId: string; isShared?: true };

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Message trees with their readers: a message belongs to the reader of its tree. */
export const messageTrees = pgTable('message_trees', {
  /** The opening scene. */
  rootId: text('root_id').primaryKey(),
  userId: text('user_id').notNull(),
  storyId: text('story_id').notNull(),
});

export const messages = pgTable('messages', {
  id: text().primaryKey(),
  rootId: text('root_id').notNull(),
  storyId: text('story_id').notNull(),
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
  /** The title of the ending that a reply tells. */
  ending: text(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  createdAt: time('created_at').notNull(),
});

export type MessageRow = typeof messages.$inferSelect;

/** False for a failed attempt: an ended reply without text and without a message below it. */
export const isVersion = sql`(${messages.text} <> '' or ${messages.state} = 'running'
  or exists (select from messages below where below.parent_id = ${messages.id}))`;

/** An old exchange that comes back into a prompt because a turn mentions it. */
export interface Memory {
  /** The reply's id. */
  messageId: string;
  depth: number;
  /** The user message; empty for the opening scene. */
  userText: string;
  replyText: string;
  /** The words of the turn that matched, as the reader wrote them. */
  matchedWords: string[];
}

/** The lore and memories a reply was generated with. */
export interface ReplyTrace {
  versionId: string;
  entries: StoredLoreTrace[];
  /** Excerpts of the memories in the prompt; left out if there were none. */
  memories?: Memory[];
}

/** The same table, for columns that lists of messages do not read. */
export const messageLore = pgTable('messages', {
  id: text().primaryKey(),
  loreTrace: jsonb('lore_trace').$type<ReplyTrace>(),
  loreState: jsonb('lore_state').$type<LoreState>(),
  /** Where the playthrough is in the story’s script after a reply. */
  scriptPosition: jsonb('script_position').$type<ScriptPosition>(),
});

/** The view by which other modules join messages. */
export const messageNodes = pgView('message_nodes', {
  id: text().notNull(),
  rootId: text('root_id').notNull(),
  storyId: text('story_id').notNull(),
  parentId: text('parent_id'),
  depth: integer().notNull(),
  role: text({ enum: messageRoles }).notNull(),
  text: text().notNull(),
  state: text({ enum: messageStates }).notNull(),
  loreState: jsonb('lore_state').$type<LoreState>(),
  scriptPosition: jsonb('script_position').$type<ScriptPosition>(),
}).existing();

/** The view by which other modules join message trees. */
export const treeReaders = pgView('tree_readers', {
  rootId: text('root_id').notNull(),
  userId: text('user_id').notNull(),
  storyId: text('story_id').notNull(),
}).existing();

export type MessageLore = Omit<typeof messageLore.$inferSelect, 'id'>;
