import { documentKinds, withdrawalStates } from '@storyloom/contract/creators/entities/withdrawal';
import {
  bigint,
  boolean,
  customType,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from 'drizzle-orm/pg-core';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
const count = (name: string) => bigint(name, { mode: 'number' }).notNull();
const time = (name: string) => timestamp(name, { withTimezone: true });

export const moneyAccounts = pgTable('money_accounts', {
  userId: text('user_id').primaryKey(),
  balance: count('balance'),
});

/** Append-only: triggers reject updates and deletes. Only `money_move` writes it. */
export const moneyEntries = pgTable('money_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  key: text().notNull(),
  kind: text({ enum: ['REWARD', 'WITHDRAWAL', 'PAYOUT', 'RETURN'] }).notNull(),
  userId: text('user_id').notNull(),
  fromAccount: text('from_account').notNull(),
  toAccount: text('to_account').notNull(),
  cents: count('cents'),
  tier: smallint(),
  withdrawalId: text('withdrawal_id'),
  availableAt: time('available_at'),
  createdAt: time('created_at').notNull(),
});

export const creatorContracts = pgTable('creator_contracts', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  message: text().notNull(),
  state: text({ enum: ['APPLIED', 'ACCEPTED', 'REFUSED'] }).notNull(),
  reason: text(),
  appliedAt: time('applied_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: time('decided_at'),
});
export type ContractRow = typeof creatorContracts.$inferSelect;

export const withdrawals = pgTable('withdrawals', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  cents: count('cents'),
  /** Empty once the account is deleted and the withdrawal has ended. */
  paypalEmail: text('paypal_email').notNull(),
  contactEmail: text('contact_email').notNull(),
  legalName: text('legal_name').notNull(),
  country: text(),
  documentType: text('document_type', { enum: documentKinds }).notNull(),
  state: text({ enum: withdrawalStates }).notNull(),
  reason: text(),
  revision: integer().notNull(),
  reference: text(),
  /** True if the account was deleted. */
  isOwnerless: boolean('is_ownerless').notNull(),
  createdAt: time('created_at').notNull(),
  decidedBy: text('decided_by'),
  decidedAt: time('decided_at'),
  paidAt: time('paid_at'),
});
export type WithdrawalRow = typeof withdrawals.$inferSelect;

export const identityDocuments = pgTable('identity_documents', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  /** Null until the document is sent with a withdrawal. */
  withdrawalId: text('withdrawal_id'),
  keyId: text('key_id').notNull(),
  content: bytea().notNull(),
  createdAt: time('created_at').notNull(),
});
