import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const pointsAccounts = pgTable('points_accounts', {
  userId: text('user_id').primaryKey(),
  balance: bigint({ mode: 'number' }).notNull(),
});

const entryKinds = ['GRANT', 'HOLD', 'SETTLE', 'REFUND', 'MERGE'] as const;

/** Append-only: triggers reject updates and deletes. */
export const pointsEntries = pgTable('points_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  userId: text('user_id').notNull(),
  fromAccount: text('from_account').notNull(),
  toAccount: text('to_account').notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  reason: text().notNull(),
  holdKey: text('hold_key'),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
});

/** Accounts of guests that were merged. */
export const pointsSuccessors = pgTable('points_successors', {
  userId: text('user_id').primaryKey(),
  successorId: text('successor_id').notNull(),
});
