import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** Why no picture came of a request, as its caller is told. */
export const pictureFailures = ['image.failed', 'image.moderated'] as const;
export type PictureFailure = (typeof pictureFailures)[number];

export const pictureRequests = pgTable('picture_requests', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  messageId: text('message_id').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  failure: text({ enum: pictureFailures }),
  leaseUntil: time('lease_until').notNull(),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});

export type PictureRequest = typeof pictureRequests.$inferSelect;
