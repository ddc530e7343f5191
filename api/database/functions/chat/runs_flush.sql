-- Renews the leases of runs that are still running and writes the texts of their replies; a null text leaves the reply as
-- it is. Returns the runs that are still running, and which to stop: those of a blocked person, too. Leases use the database's clock, which all processes share.
-- Runs are locked in the order of their ids, as a merge locks those of its guest.
create or replace function runs_flush(run_ids text[], message_ids text[], texts text[], lease_seconds double precision)
returns table (id text, stop_requested boolean) language plpgsql as $$
#variable_conflict use_column
declare
  running text[];
begin
  return query
    with locked as (
      select runs.id from runs where runs.id = any (run_ids) and runs.state = 'running' order by runs.id for no key update
    )
    update runs set lease_until = clock_timestamp() + make_interval(secs => lease_seconds)
    from locked where runs.id = locked.id
    returning runs.id, runs.stop_requested
      or exists (select from blocked_users blocked where blocked.user_id = runs.user_id);
  running := array(select runs.id from runs where runs.id = any (run_ids) and runs.state = 'running');
  perform messages_write_texts(array_agg(f.message_id), array_agg(f.text))
    from unnest(run_ids, message_ids, texts) as f (run_id, message_id, text)
    where f.run_id = any (running) and f.text is not null;
end $$;
