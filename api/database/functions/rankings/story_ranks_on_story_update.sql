-- Ranks a changed story at once.
create or replace function story_ranks_on_story_update() returns trigger language plpgsql as $$
begin
  perform story_ranks_refresh(array[new.id], story_ranks_today());
  return null;
end $$;

create or replace trigger story_ranks_on_story_update
  after update of status, type, category, rating, tags, published_at on stories
  for each row when ((old.status, old.type, old.category, old.rating, old.tags, old.published_at)
    is distinct from (new.status, new.type, new.category, new.rating, new.tags, new.published_at))
  execute function story_ranks_on_story_update();
