import type { PointsTarget } from '@storyloom/contract/points/entities/points-receipt';
import { entryKinds } from '@storyloom/contract/points/entities/points-receipt';
import { bigint, boolean, date, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const count = (name: string) => bigint(name, { mode: 'number' }).notNull();
const time = (name: string) => timestamp(name, { withTimezone: true });

export const pointsAccounts = pgTable('points_accounts', {
  userId: text('user_id').primaryKey(),
  balance: count('balance'),
  debt: count('debt'),
  checkedInOn: date('checked_in_on'),
});

/** Append-only: triggers reject updates and deletes. Written by the SQL functions of this module alone. */
export const pointsEntries = pgTable('points_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  kind: text({ enum: entryKinds }).notNull(),
  userId: text('user_id').notNull(),
  fromAccount: text('from_account').notNull(),
  toAccount: text('to_account').notNull(),
  amount: count('amount'),
  reason: text().notNull(),
  holdKey: text('hold_key'),
  causeKey: text('cause_key'),
  target: jsonb().$type<PointsTarget>(),
  expiresAt: time('expires_at'),
  createdAt: time('created_at').notNull(),
});

/** Accounts of guests that were merged. */
export const pointsSuccessors = pgTable('points_successors', {
  userId: text('user_id').primaryKey(),
  successorId: text('successor_id').notNull(),
  movable: count('movable'),
});

/** One row: holds that expired before its time have ended. */
export const pointsHoldExpiry = pgTable('points_hold_expiry', {
  onlyRow: boolean('only_row').primaryKey(),
  resolvedBefore: time('resolved_before').notNull(),
});
