-- The day on which all periods currently end.
create or replace function story_ranks_today() returns date language sql stable as $$
  select coalesce((select day from story_ranks_day), (now() at time zone 'UTC')::date)
$$;
