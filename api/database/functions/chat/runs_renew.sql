-- Renews the leases of runs once a third of them has passed. Returns the runs that are still running, and which to stop:
-- those of a blocked person, too. Leases use the database's clock, which all processes share.
-- Runs are locked in the order of their ids, as a merge locks those of its guest.
create or replace function runs_renew(run_ids text[], lease_seconds double precision)
returns table (id text, stop_requested boolean) language plpgsql as $$
#variable_conflict use_column
begin
  with due as (
    select runs.id from runs where runs.id = any (run_ids) and runs.state = 'running'
      and runs.lease_until < clock_timestamp() + make_interval(secs => lease_seconds * 2 / 3)
    order by runs.id for no key update
  )
  update runs set lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
  from due where runs.id = due.id;
  return query
    select runs.id, runs.stop_requested
      or exists (select from blocked_users blocked where blocked.user_id = runs.user_id)
    from runs where runs.id = any (run_ids) and runs.state = 'running';
end $$;
