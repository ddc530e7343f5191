create view story_counts as
  select story_id, chat_count, reader_count, heat from story_scores;
