-- The ranks these stories should have: one for each period in which they were published or read. The lateral joins with
-- `limit 1` keep every plan to these stories, whatever the planner estimates of the tables' sizes.
create or replace function story_ranks_compute(ids text[], today date) returns table (
  story_id text, period smallint, facets text[], partition smallint, category text, trending_score double precision,
  chats bigint, published_at timestamptz)
language sql stable as $$
  select s.story_id, p.period::smallint, story_facets(s.category, s.tags), story_partition(s.type, s.rating), s.category,
    p.trending_score, p.chats, s.published_at
  from unnest(ids) as asked (id)
  cross join lateral (select * from listed_stories l where l.story_id = asked.id limit 1) s
  cross join lateral (select * from story_scores where story_scores.story_id = asked.id limit 1) h
  cross join lateral (
    select today - max(day) as ago,
      sum(weight) filter (where day = today) as weight1, sum(chats) filter (where day = today) as chats1,
      sum(weight) filter (where day > today - 7) as weight7, sum(chats) filter (where day > today - 7) as chats7,
      sum(weight) filter (where day > today - 30) as weight30, sum(chats) filter (where day > today - 30) as chats30,
      sum(weight) as weight365, sum(chats) as chats365
    from story_days d where d.story_id = asked.id and day > today - 365 and day <= today) d
  cross join lateral (values (0, h.trending_score, h.chat_count), (1, weight1, chats1), (7, weight7, chats7),
    (30, weight30, chats30), (365, weight365, chats365)) scores (period, trending_score, chats)
  cross join lateral (
    select scores.period, coalesce(scores.trending_score, 0) as trending_score, coalesce(scores.chats, 0) as chats) p
  where p.period = 0 or d.ago < p.period or (s.published_at at time zone 'UTC')::date > today - p.period
$$;
