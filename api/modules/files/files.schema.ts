import type { Cover } from '@storyloom/contract/images/entities/cover';
import { integer, jsonb, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** One row for each stored picture. */
export const storedFiles = pgTable('files', {
  /** Folder and name, without a suffix: `scenes/3f…`. */
  name: text().primaryKey(),
  /** Last check for references. */
  checkedAt: time('checked_at').notNull(),
  /** First check that found no reference; null while referenced. */
  unreferencedSince: time('unreferenced_since'),
});

export type StoredFileRow = typeof storedFiles.$inferSelect;

/** Images that a user may use in a story; deleted with their files. */
export const ownImages = pgTable(
  'own_images',
  {
    userId: text('user_id').notNull(),
    id: text().notNull(),
    name: text().notNull(),
    cover: jsonb().$type<Cover>().notNull(),
    createdAt: time('created_at').notNull(),
    /** Bytes of both sizes together. */
    bytes: integer().notNull().default(0),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);
