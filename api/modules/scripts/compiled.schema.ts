import { customType, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

/** Compiled scripts, for all processes: compiling one again after each start would take a second of its first reply. */
export const compiledScripts = pgTable('compiled_scripts', {
  /** SHA-256 of the version of ink’s JSON and the source. */
  source: bytes().primaryKey(),
  /** JSON of inkjs. */
  json: text().notNull(),
  compiledAt: timestamp('compiled_at', { withTimezone: true }).notNull().defaultNow(),
});
