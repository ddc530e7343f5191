import { exportKinds } from '@storyloom/contract/users/entities/data-export';
import { bigint, pgTable, primaryKey, smallint, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

/** The latest export of each kind and user. */
export const dataExports = pgTable(
  'data_exports',
  {
    userId: text('user_id').notNull(),
    kind: text({ enum: exportKinds }).notNull(),
    id: text().notNull(),
    state: text({ enum: ['waiting', 'running', 'done', 'failed'] }).notNull(),
    /** In percent. */
    progress: smallint().notNull(),
    bytes: bigint({ mode: 'number' }),
    requestedAt: time('requested_at').notNull(),
    expiresAt: time('expires_at'),
  },
  (table) => [primaryKey({ columns: [table.userId, table.kind] })],
);
