import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The index of summarized exchanges. `keys` are hashes of a branch and a word, see `memory_key` in SQL. */
export const memories = pgTable(
  'memories',
  {
    messageId: text('message_id').notNull(),
    branch: text().notNull(),
    depth: integer().notNull(),
    keys: bigint({ mode: 'bigint' }).array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.messageId, table.branch] })],
);
