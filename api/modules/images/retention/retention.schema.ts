import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row for each stored image file. */
export const storedImages = pgTable('picture_files', {
  name: text().primaryKey(),
  /** Last check for references. */
  checkedAt: time('checked_at').notNull(),
  /** First check that found no reference; null while referenced. */
  unreferencedSince: time('unreferenced_since'),
});

export type StoredImageRow = typeof storedImages.$inferSelect;
