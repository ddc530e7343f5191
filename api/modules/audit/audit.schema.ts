import { bigint, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const auditEntries = pgTable('audit_entries', {
  id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
  at: timestamp({ withTimezone: true }).notNull(),
  /** Null for the command line. */
  userId: text('user_id'),
  action: text().notNull(),
  target: text().notNull(),
  /** The owner of what was decided; null for other actions. */
  ownerId: text('owner_id'),
  detail: jsonb().$type<object>().notNull(),
});
