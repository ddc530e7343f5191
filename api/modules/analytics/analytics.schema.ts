import { jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

export const analyticsEvents = pgTable('analytics_events', {
  happenedAt: timestamp('happened_at', { withTimezone: true }).notNull(),
  name: text().notNull(),
  visitorId: text('visitor_id').notNull(),
  source: text(),
  mfe: text(),
  release: text(),
  properties: jsonb().$type<Record<string, string | number | boolean>>().notNull(),
});
export type AnalyticsEvent = typeof analyticsEvents.$inferSelect;
