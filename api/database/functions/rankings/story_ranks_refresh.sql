-- Brings the ranks of these stories up to date for a day.
create or replace function story_ranks_refresh(ids text[], today date) returns void language plpgsql as $$
begin
  if exists (select from story_ranks where story_id = any (ids)) then
    delete from story_ranks r using (
      select story_id, period, facet from story_ranks where story_id = any (ids)
      except
      select story_id, period, facet from story_ranks_wanted(ids, today) cross join lateral unnest(facets) as facet
    ) gone
    where (r.story_id, r.period, r.facet) = (gone.story_id, gone.period, gone.facet);
  end if;
  insert into story_ranks as r (story_id, period, facet, shelf, category, heat, chats, published_at)
  select story_id, period, facet, shelf, category, heat, chats, published_at
  from story_ranks_wanted(ids, today) cross join lateral unnest(facets) as facet
  order by story_id, period, facet
  on conflict (story_id, period, facet) do update set shelf = excluded.shelf, category = excluded.category,
    heat = excluded.heat, chats = excluded.chats, published_at = excluded.published_at
  where (r.shelf, r.category, r.heat, r.chats, r.published_at)
    is distinct from (excluded.shelf, excluded.category, excluded.heat, excluded.chats, excluded.published_at);
  update story_search d set shelf = r.shelf, heat = coalesce(r.heat, d.heat)
  from unnest(ids) as asked (id) left join lateral (
    select r.shelf, r.heat from story_ranks r where r.story_id = asked.id and r.period = 0 and r.facet = '' limit 1) r on true
  where d.story_id = asked.id and (d.shelf, d.heat) is distinct from (r.shelf, coalesce(r.heat, d.heat));
end $$;
