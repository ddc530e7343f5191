-- Why a first save cannot be created: MOVED if a current save exists by now, FULL if the limit is reached, else null.
create or replace function saves_first_refusal(reader text, story text, most integer) returns text language sql as $$
  select case when bool_or(is_current) then 'MOVED' when count(*) >= most then 'FULL' end
  from saves where user_id = reader and story_id = story
$$;
