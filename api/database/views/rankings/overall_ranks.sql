-- The ranks of all time and without a facet: one row for each published story.
create view overall_ranks as
  select story_id, partition, trending_score, published_at from story_ranks where facet = '' and period = 0;
