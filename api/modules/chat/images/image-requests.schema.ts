import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The error of a failed request. */
export const imageFailures = ['image.failed', 'image.moderated'] as const;
export type ImageFailure = (typeof imageFailures)[number];

export const imageRequests = pgTable('image_requests', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  messageId: text('message_id').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  failure: text({ enum: imageFailures }),
  leaseUntil: time('lease_until').notNull(),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

export type ImageRequest = typeof imageRequests.$inferSelect;
