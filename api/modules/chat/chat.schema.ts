import { finishReasons, messageRoles, messageStates, type Usage } from '@storyloom/contract/entities/message';
import { bigint, boolean, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import type { KeptTrace, LoreState } from '../lore/lore.service.ts';
import type { Moment } from './moments/moment.ts';

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

export interface ReplyTrace {
  versionId: string;
  entries: KeptTrace[];
  /** As far as they were told; left out where none was. */
  moments?: Moment[];
}

/** What lore and which old moments a reply was written with, apart: lists of messages have no use for it. */
export const messageLore = pgTable('messages', {
  id: text().primaryKey(),
  loreTrace: jsonb('lore_trace').$type<ReplyTrace>(),
  loreState: jsonb('lore_state').$type<LoreState>(),
});

export type MessageLore = Omit<typeof messageLore.$inferSelect, 'id'>;

export const runKinds = ['send', 'refresh', 'continue'] as const;
export type RunKind = (typeof runKinds)[number];

export const runs = pgTable('runs', {
  id: text().primaryKey(),
  kind: text({ enum: runKinds }).notNull(),
  userId: text('user_id').notNull(),
  storyId: text('story_id').notNull(),
  archiveId: text('save_id'),
  userMessageId: text('user_message_id'),
  messageId: text('message_id').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  requestHash: text('request_hash').notNull(),
  /** Decides what the storyteller writes; a continuation keeps it. */
  seed: text().notNull(),
  state: text({ enum: messageStates }).notNull(),
  finishReason: text('finish_reason', { enum: finishReasons }),
  held: integer().notNull(),
  charged: integer().notNull().default(0),
  /** Base address of the process that writes it. */
  owner: text().notNull(),
  leaseUntil: time('lease_until').notNull(),
  stopRequested: boolean('stop_requested').notNull().default(false),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

export type RunRow = typeof runs.$inferSelect;
