-- Adds a batch of visits to the visitors and days of stories and authors. Batches wait for one another, so a visitor is
-- counted once even if several processes count the visits. At most `per_network` visitors of an author become countable for the
-- milestones in a day from one network.
create or replace function visits_add(visits jsonb, per_network integer, at timestamptz) returns void language plpgsql as $$
declare
  today constant date := (at at time zone 'UTC')::date;
  visitor record;
begin
  perform pg_advisory_xact_lock(4304);
  with new as (
    select story_id, user_id, sum(openings)::integer as openings, bool_or(is_real) as is_real
    from visits_countable(visits) group by story_id, user_id
  ), prior as (
    select p.* from story_visitors p join new using (story_id, user_id)
  ), stored as (
    insert into story_visitors as known (story_id, user_id, first_day, last_day, is_real)
      select story_id, user_id, today, today, is_real from new order by story_id, user_id
      on conflict (story_id, user_id) do update
        set last_day = excluded.last_day, is_real = known.is_real or excluded.is_real
  ), changes as (
    select n.story_id, today as day, n.openings,
      (p.last_day is distinct from today)::integer as visitors, (p.user_id is null)::integer as new_visitors,
      (p.last_day is distinct from today)::integer as latest_visitors,
      (n.is_real or coalesce(p.is_real, false))::integer
        - coalesce(p.is_real and p.last_day = today, false)::integer as latest_real
    from new n left join prior p using (story_id, user_id)
    union all
    select story_id, last_day, 0, 0, 0, -1, -is_real::integer from prior where last_day <> today
  )
  insert into story_visit_days as d (story_id, day, openings, visitors, new_visitors, latest_visitors, latest_real)
    select story_id, day, sum(openings), sum(visitors), sum(new_visitors), sum(latest_visitors), sum(latest_real)
    from changes group by story_id, day order by story_id, day
    on conflict (story_id, day) do update set
      openings = d.openings + excluded.openings, visitors = d.visitors + excluded.visitors,
      new_visitors = d.new_visitors + excluded.new_visitors,
      latest_visitors = d.latest_visitors + excluded.latest_visitors,
      latest_real = d.latest_real + excluded.latest_real;
  with new as (
    select author_id, user_id, sum(openings)::integer as openings, bool_or(is_real) as is_real
    from visits_countable(visits) group by author_id, user_id
  ), prior as (
    select p.* from author_visitors p join new using (author_id, user_id)
  ), stored as (
    insert into author_visitors as known (author_id, user_id, first_day, last_day, is_real)
      select author_id, user_id, today, today, is_real from new order by author_id, user_id
      on conflict (author_id, user_id) do update
        set last_day = excluded.last_day, is_real = known.is_real or excluded.is_real
  ), changes as (
    select n.author_id, today as day, n.openings,
      (p.last_day is distinct from today)::integer as visitors, (p.user_id is null)::integer as new_visitors,
      (p.last_day is distinct from today)::integer as latest_visitors,
      (n.is_real or coalesce(p.is_real, false))::integer
        - coalesce(p.is_real and p.last_day = today, false)::integer as latest_real
    from new n left join prior p using (author_id, user_id)
    union all
    select author_id, last_day, 0, 0, 0, -1, -is_real::integer from prior where last_day <> today
  )
  insert into author_visit_days as d (author_id, day, openings, visitors, new_visitors, latest_visitors, latest_real)
    select author_id, day, sum(openings), sum(visitors), sum(new_visitors), sum(latest_visitors), sum(latest_real)
    from changes group by author_id, day order by author_id, day
    on conflict (author_id, day) do update set
      openings = d.openings + excluded.openings, visitors = d.visitors + excluded.visitors,
      new_visitors = d.new_visitors + excluded.new_visitors,
      latest_visitors = d.latest_visitors + excluded.latest_visitors,
      latest_real = d.latest_real + excluded.latest_real;
  for visitor in
    select distinct on (author_id, user_id) author_id, user_id, n.network from visits_countable(visits) n
      join author_visitors v using (author_id, user_id) where n.is_published and not v.is_countable
  loop
    if not exists (select from rate_limits_take(array['visitors:' || visitor.author_id || ':' || visitor.network],
        array[86400.0 / per_network], array[per_network], array[true], at)) then
      update author_visitors set is_countable = true
        where author_id = visitor.author_id and user_id = visitor.user_id;
    end if;
  end loop;
  perform visitors_count((select jsonb_agg(jsonb_build_object('author_id', author_id, 'user_id', user_id))
    from visits_countable(visits)), today);
end $$;
