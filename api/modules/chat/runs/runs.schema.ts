import { finishReasons, messageStates } from '@storyloom/contract/chat/entities/message';
import type { ErrorName } from '@storyloom/contract/core/errors';
import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const runKinds = ['send', 'refresh', 'continue'] as const;
export type RunKind = (typeof runKinds)[number];

/** Errors of replies without any text; the ones with text are interrupted. */
export const replyFailures = [
  'chat.provider_failed',
  'chat.provider_busy',
  'chat.context_full',
  'chat.provider_setup',
] as const satisfies readonly ErrorName[];
export type ReplyFailure = (typeof replyFailures)[number];

export const runs = pgTable('runs', {
  id: text().primaryKey(),
  kind: text({ enum: runKinds }).notNull(),
  userId: text('user_id').notNull(),
  storyId: text('story_id').notNull(),
  saveId: text('save_id'),
  userMessageId: text('user_message_id'),
  messageId: text('message_id').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  requestHash: text('request_hash').notNull(),
  /** Determines the shuffles of a script; a continuation and a repeated reply reuse it. */
  seed: text().notNull(),
  state: text({ enum: messageStates }).notNull(),
  finishReason: text('finish_reason', { enum: finishReasons }),
  /** The error that a failed reply ends with. */
  failure: text({ enum: replyFailures }),
  /** When the provider said that it can be asked again. */
  retryAt: time('retry_at'),
  held: integer().notNull(),
  charged: integer().notNull().default(0),
  /** True if the reader's plan makes the reply free; counted for its UTC day. */
  isFree: boolean('is_free').notNull().default(false),
  /** Id of the process that generates the reply. */
  owner: text().notNull(),
  /** Its base address for other processes. Several processes may have the same one by mistake. */
  ownerAddress: text('owner_address'),
  leaseUntil: time('lease_until').notNull(),
  stopRequested: boolean('stop_requested').notNull().default(false),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

export type RunRow = typeof runs.$inferSelect;
/** The process that generates a reply. */
export type RunOwner = Pick<RunRow, 'owner' | 'ownerAddress'>;
