import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const keptPictures = pgTable('picture_files', {
  name: text().primaryKey(),
  /** When somebody last looked whether anything names it. */
  lookedAt: time('checked_at').notNull(),
  /** Since when nothing did. */
  leftAt: time('unreferenced_since'),
});

export type KeptRow = typeof keptPictures.$inferSelect;
