import { bigint, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const pointsGrants = pgTable('points_grants', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  amount: bigint({ mode: 'number' }).notNull(),
  reason: text().notNull(),
  /** The administrator. */
  requestedBy: text('requested_by').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  state: text({ enum: ['WAITING', 'GRANTED', 'REJECTED'] }).notNull(),
  createdAt: time('created_at').notNull(),
  /** Time from which a waiting grant can no longer be decided. */
  expiresAt: time('expires_at').notNull(),
  /** The second administrator. */
  decidedBy: text('decided_by'),
  decidedAt: time('decided_at'),
});
export type GrantRow = typeof pointsGrants.$inferSelect;
