-- Drops the partitions of UTC days before `first`. Returns their number.
create or replace function analytics_drop_partitions(first date) returns integer language plpgsql as $$
declare
  old text;
  dropped integer := 0;
begin
  for old in
    select relid::text from pg_partition_tree('analytics_events')
    where level = 1 and relid::text < 'analytics_events_' || to_char(first, 'YYYYMMDD')
  loop
    execute 'drop table ' || old;
    dropped := dropped + 1;
  end loop;
  return dropped;
end $$
