-- Ranks new stories at once. Later turns are ranked by a job.
create or replace function story_ranks_on_score_insert() returns trigger language plpgsql as $$
begin
  perform story_ranks_refresh(array(select story_id from made), story_ranks_today());
  return null;
end $$;

create or replace trigger story_ranks_on_score_insert after insert on story_scores
  referencing new table as made for each statement execute function story_ranks_on_score_insert();
