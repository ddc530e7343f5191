-- Keeps the documents of an author's stories in step with the author's name.
create or replace function story_search_of_author() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array(select id from stories where author_id = new.id order by id));
  return null;
end $$;

create or replace trigger story_search_renamed after update of name on users
  for each row when (old.name is distinct from new.name) execute function story_search_of_author();
