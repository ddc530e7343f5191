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
