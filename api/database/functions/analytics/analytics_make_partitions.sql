-- Creates the missing partitions of UTC days from `first` to `last`, both included.
create or replace function analytics_make_partitions(first date, last date) returns void language plpgsql as $$
declare
  day date;
begin
  perform pg_advisory_xact_lock(hashtext('analytics_make_partitions'));
  for day in select generate_series(first, last, '1 day') loop
    execute format('create table if not exists analytics_events_%s partition of analytics_events for values from (%L) to (%L)',
      to_char(day, 'YYYYMMDD'), day || 'T00:00:00Z', (day + 1) || 'T00:00:00Z');
  end loop;
end $$
