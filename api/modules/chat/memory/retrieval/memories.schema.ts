import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** A branch that holds memories of a path, down to a depth. */
export interface MemoryBranch {
  /** The id of the first summarized message of the branch. */
  branch: string;
  toDepth: number;
}

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
