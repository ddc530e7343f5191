-- Stories that lists may show to visitors who selected their rating.
create view listed_stories as
  select id as story_id, type, category, rating, tags, published_at, author_id from stories where status = 'PUBLISHED';
