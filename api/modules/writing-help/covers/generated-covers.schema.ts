import type { Cover } from '@storyloom/contract/images/entities/cover';
import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** The id is the name of the files in the folder of uploads. */
export const generatedCovers = pgTable('generated_covers', {
  userId: text('user_id').notNull(),
  id: text().notNull(),
  prompt: text().notNull(),
  style: text().notNull(),
  cover: jsonb().$type<Cover>().notNull(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});
export type GeneratedCoverRow = typeof generatedCovers.$inferSelect;
