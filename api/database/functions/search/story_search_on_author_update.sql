-- Keeps the documents of an author's stories in step with the author's name.
create or replace function story_search_on_author_update() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array(select story_id from story_texts where author_id = new.id order by story_id));
  return null;
end $$;

create or replace trigger story_search_on_author_update after update of name on users
  for each row when (old.name is distinct from new.name) execute function story_search_on_author_update();
