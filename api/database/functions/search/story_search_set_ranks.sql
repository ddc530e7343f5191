-- Copies partition and trending score of these stories from their ranks to their documents. A story without ranks is
-- unlisted: it loses its partition and keeps its last score.
create or replace function story_search_set_ranks(ids text[]) returns void language plpgsql as $$
begin
  update story_search d
  set partition = r.partition, trending_score = coalesce(r.trending_score, d.trending_score)
  from unnest(ids) as asked (id)
  left join lateral (
    select o.partition, o.trending_score from overall_ranks o where o.story_id = asked.id limit 1) r on true
  where d.story_id = asked.id and (d.partition, d.trending_score)
    is distinct from (r.partition, coalesce(r.trending_score, d.trending_score));
end $$;
