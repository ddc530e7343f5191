import { finishReasons, messageStates } from '@storyloom/contract/entities/message';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

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
