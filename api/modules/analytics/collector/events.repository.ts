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

export interface EventCount extends Pick<AnalyticsEvent, 'name' | 'source' | 'mfe' | 'release'> {
  /** A UTC day such as 2026-03-01. */
  day: string;
  events: number;
  visitors: number;
}

/** The counts of the UTC days before that of a time. */
export async function countEvents(handle: Handle, first: Date): Promise<EventCount[]> {
  const { rows } = await handle.execute<EventCount & Record<string, unknown>>(sql`
    select to_char(happened_at at time zone 'UTC', 'YYYY-MM-DD') as day, name, source, mfe, release,
      count(*)::int as events, count(distinct visitor_id)::int as visitors
    from analytics_events where happened_at < ${`${dayOf(first)}T00:00:00Z`}
    group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5`);
  return rows;
}

/** Drops the partitions of the UTC days before that of a time. */
export async function dropPartitions(handle: Handle, first: Date): Promise<void> {
  await handle.execute(sql`select analytics_drop_partitions(${dayOf(first)}::date)`);
}

const dayOf = (time: Date) => time.toISOString().slice(0, 10);
