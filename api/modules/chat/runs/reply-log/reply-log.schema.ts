import { bigint, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const replyChunks = pgTable(
  'reply_chunks',
  {
    runId: text('run_id').notNull(),
    seq: bigint({ mode: 'number' }).generatedAlwaysAsIdentity(),
    startsAt: integer('starts_at').notNull(),
    text: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.runId, table.seq] })],
);
