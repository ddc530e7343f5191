import { boolean, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const messagePictures = pgTable('message_pictures', {
  messageId: text('message_id').primaryKey(),
  url: text().notNull(),
  thumbUrl: text('thumb_url').notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  placeholder: text(),
  alt: text().notNull(),
  drawn: boolean().notNull(),
  createdAt: time('created_at').notNull(),
});

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
