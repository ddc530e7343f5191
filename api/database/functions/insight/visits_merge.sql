-- Moves the visits of a guest to an account. A visitor who was counted as both is counted once afterwards, and the author
-- who visited as a guest not at all.
create or replace function visits_merge(guest_id text, successor text) returns void language plpgsql as $$
begin
  perform pg_advisory_xact_lock(4304);
  with former as (
    delete from story_visitors f where user_id = guest_id returning *, exists (select from author_stories s where s.story_id = f.story_id and s.author_id = successor) as is_own
  ), pairs as (
    select f.story_id, f.first_day, f.last_day, f.is_real, f.is_own,
      k.first_day as known_first, k.last_day as known_last, k.is_real as known_real
    from former f left join story_visitors k on k.story_id = f.story_id and k.user_id = successor
  ), moved as (
    insert into story_visitors as known (story_id, user_id, first_day, last_day, is_real)
      select story_id, successor, first_day, last_day, true from former where not is_own order by story_id
      on conflict (story_id, user_id) do update set
        first_day = least(known.first_day, excluded.first_day),
        last_day = greatest(known.last_day, excluded.last_day), is_real = true
  ), changes as (
    select story_id, last_day as day, 0 as visitors, 0 as new_visitors, -1 as latest_visitors,
      -is_real::integer as latest_real from pairs
    union all
    select story_id, known_last, -(known_last = last_day)::integer, 0, -1, -known_real::integer
      from pairs where known_last is not null
    union all
    select story_id, greatest(last_day, known_last), 0, 0, 1, 1 from pairs where not is_own
    union all
    select story_id, greatest(first_day, known_first), 0, -1, 0, 0
      from pairs where is_own or known_first is not null
  )
  insert into story_visit_days as d (story_id, day, visitors, new_visitors, latest_visitors, latest_real)
    select story_id, day, sum(visitors), sum(new_visitors), sum(latest_visitors), sum(latest_real)
    from changes group by story_id, day order by story_id, day
    on conflict (story_id, day) do update set
      visitors = d.visitors + excluded.visitors, new_visitors = d.new_visitors + excluded.new_visitors,
      latest_visitors = d.latest_visitors + excluded.latest_visitors,
      latest_real = d.latest_real + excluded.latest_real;
  with former as (
    delete from author_visitors f where user_id = guest_id returning *, author_id = successor as is_own
  ), pairs as (
    select f.author_id, f.first_day, f.last_day, f.is_real, f.is_own, f.is_counted,
      k.first_day as known_first, k.last_day as known_last, k.is_real as known_real, k.is_counted as known_counted
    from former f left join author_visitors k on k.author_id = f.author_id and k.user_id = successor
  ), moved as (
    insert into author_visitors as known (author_id, user_id, first_day, last_day, is_real, is_countable, is_counted)
      select author_id, successor, first_day, last_day, true, is_countable, is_counted from former where not is_own order by author_id
      on conflict (author_id, user_id) do update set
        first_day = least(known.first_day, excluded.first_day),
        last_day = greatest(known.last_day, excluded.last_day), is_real = true, is_countable = known.is_countable or excluded.is_countable,
        is_counted = known.is_counted or excluded.is_counted
  ), changes as (
    select author_id, last_day as day, 0 as visitors, 0 as new_visitors, -1 as latest_visitors,
      -is_real::integer as latest_real, 0 as counted_visitors from pairs
    union all
    select author_id, known_last, -(known_last = last_day)::integer, 0, -1, -known_real::integer, 0
      from pairs where known_last is not null
    union all
    select author_id, greatest(last_day, known_last), 0, 0, 1, 1, 0 from pairs where not is_own
    union all
    select author_id, greatest(first_day, known_first), 0, -1, 0, 0, 0
      from pairs where is_own or known_first is not null
    union all
    select author_id, greatest(first_day, known_first), 0, 0, 0, 0, -1
      from pairs where is_counted and (is_own or known_counted)
  )
  insert into author_visit_days as d (author_id, day, visitors, new_visitors, latest_visitors, latest_real, counted_visitors)
    select author_id, day, sum(visitors), sum(new_visitors), sum(latest_visitors), sum(latest_real), sum(counted_visitors)
    from changes group by author_id, day order by author_id, day
    on conflict (author_id, day) do update set
      visitors = d.visitors + excluded.visitors, new_visitors = d.new_visitors + excluded.new_visitors,
      latest_visitors = d.latest_visitors + excluded.latest_visitors,
      latest_real = d.latest_real + excluded.latest_real, counted_visitors = d.counted_visitors + excluded.counted_visitors;
end $$;
