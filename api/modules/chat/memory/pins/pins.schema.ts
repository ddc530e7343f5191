import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const pinnedFacts = pgTable('pinned_facts', {
  id: text().primaryKey(),
  saveId: text('save_id').notNull(),
  messageId: text('message_id'),
  content: text().notNull(),
  seq: bigint({ mode: 'number' }).notNull().generatedAlwaysAsIdentity(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

export type PinRow = typeof pinnedFacts.$inferSelect;
