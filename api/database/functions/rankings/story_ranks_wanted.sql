-- The ranks these stories should have: one for each period in which they were published or read. The lateral joins with
-- `limit 1` keep every plan to these stories, whatever the planner estimates of the tables' sizes.
create or replace function story_ranks_wanted(ids text[], today date) returns table (story_id text, period smallint,
  facets text[], shelf smallint, category text, heat double precision, chats bigint, published_at timestamptz)
language sql stable as $$
  select s.id, p.period::smallint, story_facets(s.category, s.tags), story_shelf(s.type, s.rating), s.category,
    p.heat, p.chats, s.published_at
  from unnest(ids) as asked (id)
  cross join lateral (select * from stories where stories.id = asked.id and status = 'PUBLISHED' limit 1) s
  cross join lateral (select * from story_heat where story_heat.story_id = asked.id limit 1) h
  cross join lateral (
    select today - max(day) as ago,
      sum(weight) filter (where day = today) as weight1, sum(chats) filter (where day = today) as chats1,
      sum(weight) filter (where day > today - 7) as weight7, sum(chats) filter (where day > today - 7) as chats7,
      sum(weight) filter (where day > today - 30) as weight30, sum(chats) filter (where day > today - 30) as chats30,
      sum(weight) as weight365, sum(chats) as chats365
    from story_days d where d.story_id = asked.id and day > today - 365 and day <= today) d
  cross join lateral (values (0, h.heat, h.chat_count), (1, weight1, chats1), (7, weight7, chats7),
    (30, weight30, chats30), (365, weight365, chats365)) scores (period, heat, chats)
  cross join lateral (
    select scores.period, coalesce(scores.heat, 0) as heat, coalesce(scores.chats, 0) as chats) p
  where p.period = 0 or d.ago < p.period or (s.published_at at time zone 'UTC')::date > today - p.period
$$;
