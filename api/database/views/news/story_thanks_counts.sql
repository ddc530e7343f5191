create view story_thanks_counts as
  select story_id, count(*)::integer as thanks_count from story_thanks
  where visitor_raises_counts(story_id, user_id) group by story_id;
