-- Updates the ranks of these stories for a day.
create or replace function story_ranks_refresh(ids text[], today date) returns void language plpgsql as $$
begin
  if exists (select from story_ranks where story_id = any (ids)) then
    delete from story_ranks r using (
      select story_id, period, facet from story_ranks where story_id = any (ids)
      except
      select story_id, period, facet from story_ranks_compute(ids, today) cross join lateral unnest(facets) as facet
    ) removed
    where (r.story_id, r.period, r.facet) = (removed.story_id, removed.period, removed.facet);
  end if;
  insert into story_ranks as r (story_id, period, facet, partition, category, trending_score, chats, published_at)
  select story_id, period, facet, partition, category, trending_score, chats, published_at
  from story_ranks_compute(ids, today) cross join lateral unnest(facets) as facet
  order by story_id, period, facet
  on conflict (story_id, period, facet) do update set partition = excluded.partition, category = excluded.category,
    trending_score = excluded.trending_score, chats = excluded.chats, published_at = excluded.published_at
  where (r.partition, r.category, r.trending_score, r.chats, r.published_at) is distinct from
    (excluded.partition, excluded.category, excluded.trending_score, excluded.chats, excluded.published_at);
  perform story_search_set_ranks(ids);
end $$;
