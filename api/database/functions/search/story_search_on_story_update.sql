-- Keeps a story's document in step with its text.
create or replace function story_search_on_story_update() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array[new.id]);
  return null;
end $$;

create or replace trigger story_search_on_story_update after update of title, hook, summary, tags, type, category, author_id on stories
  for each row execute function story_search_on_story_update();
