import { integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export const rateCounters = pgTable(
  'rate_counters',
  {
    key: text().notNull(),
    windowStart: timestamp('window_start', { withTimezone: true }).notNull(),
    hits: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.key, table.windowStart] })],
);
