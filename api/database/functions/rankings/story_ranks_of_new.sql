-- Ranks new stories at once. Later turns are ranked by a job.
create or replace function story_ranks_of_new() returns trigger language plpgsql as $$
begin
  perform story_ranks_refresh(array(select story_id from made), story_ranks_today());
  return null;
end $$;

create or replace trigger story_ranks_begun after insert on story_heat
  referencing new table as made for each statement execute function story_ranks_of_new();
