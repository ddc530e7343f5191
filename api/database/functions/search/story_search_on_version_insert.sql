-- Publishing always creates a version, so most documents are built here.
create or replace function story_search_on_version_insert() returns trigger language plpgsql as $$
begin
  perform story_search_refresh(array(select distinct story_id from made));
  return null;
end $$;

create or replace trigger story_search_on_version_insert after insert on story_versions
  referencing new table as made for each statement execute function story_search_on_version_insert();
