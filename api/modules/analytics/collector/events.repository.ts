import { sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';
import { type AnalyticsEvent, analyticsEvents } from '../analytics.schema.ts';

export async function insertEvents(handle: Handle, events: readonly AnalyticsEvent[]): Promise<void> {
  await handle.insert(analyticsEvents).values([...events]);
}

/** Creates the missing partitions of the UTC days of two times and between them. */
export async function makePartitions(handle: Handle, first: Date, last: Date): Promise<void> {
  await handle.execute(sql`select analytics_make_partitions(${dayOf(first)}::date, ${dayOf(last)}::date)`);
}

/** Drops the partitions of the UTC days before that of a time. */
export async function dropPartitions(handle: Handle, first: Date): Promise<void> {
  await handle.execute(sql`select analytics_drop_partitions(${dayOf(first)}::date)`);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
