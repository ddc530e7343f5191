import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Chapter } from '../context/memory.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** What a story remembers up to a message; whatever path goes through that message may use it. */
export const summaries = pgTable('summaries', {
  messageId: text('message_id').primaryKey(),
  chapters: jsonb().$type<Chapter[]>().notNull(),
  model: text().notNull(),
  createdAt: time('created_at'),
});

export const summaryClaims = pgTable('summary_claims', {
  firstMessageId: text('first_message_id').primaryKey(),
  until: time('until'),
});
