-- Removes the ranks of a deleted story; derived rows have no foreign keys.
create or replace function story_ranks_on_story_delete() returns trigger language plpgsql as $$
begin
  delete from story_ranks where story_id = old.id;
  delete from story_ranks_due where story_id = old.id;
  return null;
end $$;

create or replace trigger story_ranks_on_story_delete after delete on stories
  for each row execute function story_ranks_on_story_delete();
