-- The save with which a story continues: one for each reader and story.
create view current_saves as
  select id as save_id, user_id, story_id, head_message_id, saved_at from saves where is_current;
