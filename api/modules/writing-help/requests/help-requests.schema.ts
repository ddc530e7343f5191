import type { ErrorName } from '@storyloom/contract/core/errors';
import { integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

const time = (name: string) => timestamp(name, { withTimezone: true });

export const helpKinds = ['OPTIMIZE', 'SUGGEST', 'COVER'] as const;
export type HelpKind = (typeof helpKinds)[number];

/** The error of a failed request. */
export interface HelpFailure {
  error: ErrorName;
  details: Record<string, unknown>;
}

export const helpRequests = pgTable('help_requests', {
  id: text().primaryKey(),
  userId: text('user_id').notNull(),
  clientRequestId: text('client_request_id').notNull(),
  kind: text({ enum: helpKinds }).notNull(),
  requestHash: text('request_hash').notNull(),
  /** Number of amounts that the request holds. */
  holds: integer().notNull(),
  /** Number of these holds that were charged. */
  charged: integer().notNull().default(0),
  state: text({ enum: ['running', 'done', 'failed'] }).notNull(),
  result: jsonb().$type<object>(),
  failure: jsonb().$type<HelpFailure>(),
  leaseUntil: time('lease_until').notNull(),
  createdAt: time('created_at').notNull(),
  endedAt: time('ended_at'),
});
export type HelpRequest = typeof helpRequests.$inferSelect;
