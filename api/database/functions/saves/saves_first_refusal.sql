-- Why a first save cannot be created: HEAD_MOVED if a current save exists by now, SAVES_FULL if the limit is reached, else null.
create or replace function saves_first_refusal(reader text, story text, most integer) returns text language sql as $$
  select case when bool_or(is_current) then 'HEAD_MOVED' when count(*) filter (where archived_at is null) >= most then 'SAVES_FULL' end
  from saves where user_id = reader and story_id = story
$$;
