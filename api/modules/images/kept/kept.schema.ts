import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const keptPictures = pgTable('kept_pictures', {
  name: text().primaryKey(),
  /** When somebody last looked whether anything names it. */
  lookedAt: time('looked_at').notNull(),
  /** Since when nothing did. */
  leftAt: time('left_at'),
});

export type KeptRow = typeof keptPictures.$inferSelect;
