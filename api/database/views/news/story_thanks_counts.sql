create view story_thanks_counts as
  select story_id, count(*)::integer as thanks_count from story_thanks group by story_id;
