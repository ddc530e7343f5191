-- The content of cases. `story_id` is null for a case about something else than a story.
create view case_titles as
  select id as case_id, title, case when subject_kind = 'STORY' then subject_id end as story_id from moderation_cases;
