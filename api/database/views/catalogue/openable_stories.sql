-- Stories that open by address: published or unlisted.
create view openable_stories as
  select id as story_id, rating from stories where status in ('PUBLISHED', 'UNLISTED');
