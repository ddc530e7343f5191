import { codePurposes } from '@storyloom/contract/users/entities/code-purpose';
import { boolean, customType, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

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
  /** Number of tries by network. */
  tries: jsonb().$type<Record<string, number>>().notNull(),
  expiresAt: time('expires_at').notNull(),
  usedAt: time('used_at'),
});

export const oauthIdentities = pgTable('oauth_identities', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  type: text().notNull(),
  /** Verified by the issuer. */
  mail: text(),
  createdAt: time('created_at').notNull(),
});

export const oauthTransactions = pgTable('oauth_transactions', {
  /** SHA-256 of the state. */
  stateHash: bytes('state_hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  type: text().notNull(),
  /** True if begun with a proof of ownership, to add a login. */
  addsLogin: boolean('adds_login').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  codeVerifier: text('code_verifier').notNull(),
  nonce: text().notNull(),
  expiresAt: time('expires_at').notNull(),
});

/** Identities whose address has an account; they wait for the password of that account. */
export const oauthProofs = pgTable('oauth_proofs', {
  stateHash: bytes('state_hash').primaryKey(),
  sessionId: text('session_id').notNull(),
  type: text().notNull(),
  issuer: text().notNull(),
  subject: text().notNull(),
  mail: text(),
  expiresAt: time('expires_at').notNull(),
});

export const accountDeletions = pgTable('account_deletions', {
  userId: text('user_id').primaryKey(),
  requestedAt: time('requested_at').notNull(),
  erasesAt: time('erases_at').notNull(),
  keepWorks: boolean('keep_works').notNull(),
  /** True for a guest's data, which is kept if the guest registers in the meantime. */
  ofGuest: boolean('of_guest').notNull(),
  /** Null until the erasure has begun. */
  erasingSince: time('erasing_since'),
});
