import { codePurposes } from '@storyloom/contract/entities/code-purpose';
import { customType, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });
const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const mailLogins = pgTable('mail_logins', {
  userId: text('user_id').primaryKey(),
  mail: text().notNull(),
  /** Argon2id in PHC format. */
  passwordHash: text('password_hash').notNull(),
  createdAt: time('created_at').notNull(),
  passwordChangedAt: time('password_changed_at').notNull(),
});

export const mailCodes = pgTable('mail_codes', {
  mail: text().notNull(),
  purpose: text({ enum: codePurposes }).notNull(),
  /** The only user who may use the code; null for purposes without a session. */
  userId: text('user_id'),
  hash: bytes().notNull(),
  salt: bytes().notNull(),
  tries: integer().notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});
