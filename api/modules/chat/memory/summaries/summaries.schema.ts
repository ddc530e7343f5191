import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { MemoryBranch } from '../retrieval/memories.schema.ts';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** The messages of a path from one depth to another, in fewer words. */
export interface SummarySection {
  fromDepth: number;
  toDepth: number;
  text: string;
}

/** The summary of the path that ends at a message; every path through that message can use it. */
export const summaries = pgTable('summaries', {
  messageId: text('message_id').primaryKey(),
  /** Oldest first, without gaps. */
  sections: jsonb().$type<SummarySection[]>().notNull(),
  /** The branches that hold the memories of the path, its own last; null if there are none. */
  branches: jsonb().$type<MemoryBranch[]>(),
  /** The previous summary, if this one continues its branch. */
  continues: text(),
  model: text().notNull(),
  createdAt: time('created_at'),
});

export const summaryClaims = pgTable('summary_claims', {
  firstMessageId: text('first_message_id').primaryKey(),
  until: time('until'),
});
