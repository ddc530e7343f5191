import { bigint, boolean, customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true }).notNull();
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const users = pgTable('users', {
  id: text().primaryKey(),
  isReal: boolean('is_real').notNull(),
  isAdmin: boolean('is_admin').notNull().default(false),
  name: text().notNull(),
  introduction: text().notNull().default(''),
  avatarUrl: text('avatar_url'),
  createdAt: time('created_at'),
  blockedAt: timestamp('blocked_at', { withTimezone: true }),
  blockReason: text('block_reason'),
  /** When the erasure of the account began. */
  erasedAt: timestamp('erased_at', { withTimezone: true }),
  referredBy: text('referred_by'),
  /** The last use of an ended session of an account. */
  seenAt: timestamp('seen_at', { withTimezone: true }),
});

export const sessions = pgTable('sessions', {
  id: text().primaryKey(),
  /** SHA-256 of the token. */
  hash: bytes().notNull(),
  userId: text('user_id').notNull(),
  device: text().notNull(),
  createdAt: time('created_at'),
  usedAt: time('used_at'),
  expiresAt: time('expires_at'),
  /** Position in the write-ahead log after its latest write; null without a standby. */
  written: bigint({ mode: 'number' }),
});
