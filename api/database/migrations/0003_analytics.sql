-- Events of visitors who consented. Partitions are made and dropped by a job, one for each UTC day.
create table analytics_events (
  happened_at timestamptz not null,
  name text not null,
  -- A random id of the browser.
  visitor_id text not null,
  -- `direct`, the host of another site, or the campaign's source; null for an event that is no page view.
  source text,
  mfe text,
  release text,
  properties jsonb not null
) partition by range (happened_at);
create index analytics_events_by_name on analytics_events (name, happened_at);
