-- Visits of stories that open by address, by people who still exist, without the visits of authors.
-- `visits`: [{ story_id, user_id, is_real, openings, network }].
create or replace function visits_countable(visits jsonb) returns table (story_id text, author_id text, user_id text,
  is_real boolean, openings integer, network text, is_published boolean) language sql stable as $$
  select v.story_id, s.author_id, v.user_id, v.is_real, v.openings, v.network, s.status = 'PUBLISHED'
  from jsonb_to_recordset(visits) as v (story_id text, user_id text, is_real boolean, openings integer, network text)
  join author_stories s on s.story_id = v.story_id join user_names u on u.user_id = v.user_id
  where s.author_id <> v.user_id and s.status in ('PUBLISHED', 'UNLISTED')
$$;
