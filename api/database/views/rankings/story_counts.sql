create view story_counts as
  select story_id, chat_count, reader_count from story_scores;
