import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Chapter } from '../prompt/sections.ts';
import type { MemoryBranch } from '../retrieval/memory.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** What a story remembers up to a message; whatever path goes through that message may use it. */
export const summaries = pgTable('summaries', {
  messageId: text('message_id').primaryKey(),
  chapters: jsonb().$type<Chapter[]>().notNull(),
  /** The strands that the moments of its path are kept in, its own last; null where none were kept. */
  line: jsonb().$type<MemoryBranch[]>(),
  /** The summary above, where this one goes on with its strand. */
  follows: text(),
  model: text().notNull(),
  createdAt: time('created_at'),
});

export const summaryClaims = pgTable('summary_claims', {
  firstMessageId: text('first_message_id').primaryKey(),
  until: time('until'),
});
