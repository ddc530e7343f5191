import { webEventName, webVitalName } from '@storyloom/contract/analytics/web-event';
import { sql } from 'drizzle-orm';
import type { Handle } from '../../../platform/db.ts';

/** Largest number of rows of a table. */
const MAX_ROWS = 100;

/** Page views of a time, each with whether it begins a visit. */
const views = (from: Date) => sql`
  select visitor_id, source, happened_at, (happened_at at time zone 'UTC')::date as day,
    coalesce(happened_at - lag(happened_at) over (partition by visitor_id order by happened_at) > interval '30 minutes',
      true) as is_first
  from analytics_events where name = '$pageview' and happened_at >= ${from.toISOString()}`;

/** All UTC days from that of `from` on. */
export async function readDays(handle: Handle, from: Date, days: number) {
  const { rows } = await handle.execute<{ day: string; visits: number; visitors: number; views: number }>(sql`
    with days as (select ${from.toISOString().slice(0, 10)}::date + number as day
      from generate_series(0, ${days - 1}::int) number)
    select day::text, count(*) filter (where is_first)::int as visits, count(distinct visitor_id)::int as visitors,
      count(visitor_id)::int as views
    from days left join (${views(from)}) views using (day) group by day order by day`);
  return rows;
}

export async function readSources(handle: Handle, from: Date) {
  const { rows } = await handle.execute<{ source: string; visits: number }>(sql`
    select coalesce(source, 'direct') as source, count(*)::int as visits
    from (${views(from)}) views where is_first group by 1 order by visits desc, source limit ${MAX_ROWS}`);
  return rows;
}

/** Visitors by the steps that they have reached, each after the one before. */
export async function readFunnel(handle: Handle, from: Date) {
  const step = (element: string) => sql`
    min(happened_at) filter (where name = ${webEventName} and properties ->> 'element_id' = ${element})`;
  const { rows } = await handle.execute<{
    visit: number;
    reply: number;
    account: number;
    purchase: number;
  }>(sql`
    select count(*)::int as visit,
      count(*) filter (where reply is not null)::int as reply,
      count(*) filter (where reply is not null and account is not null)::int as account,
      count(*) filter (where reply is not null and account is not null and purchase is not null)::int as purchase
    from (
      select ${step('reply')} as reply, ${step('account')} as account, ${step('purchase')} as purchase
      from analytics_events where happened_at >= ${from.toISOString()}
      group by visitor_id
      having bool_or(name = '$pageview' and properties -> '$is_first_time' = 'true')
    ) visitors`);
  return rows[0] ?? { visit: 0, reply: 0, account: 0, purchase: 0 };
}

export async function readVitals(handle: Handle, from: Date) {
  const { rows } = await handle.execute<{
    mfe: string;
    release: string;
    metric: string;
    p75: number;
    samples: number;
  }>(sql`
    select mfe, release, properties ->> 'metric' as metric, count(*)::int as samples,
      percentile_cont(0.75) within group (order by (properties ->> 'value')::float8) as p75
    from analytics_events
    where name = ${webVitalName} and happened_at >= ${from.toISOString()} and mfe is not null and release is not null
      and properties ? 'metric' and jsonb_typeof(properties -> 'value') = 'number'
    group by mfe, release, metric order by mfe, max(happened_at) desc, release, metric limit ${MAX_ROWS}`);
  return rows;
}
