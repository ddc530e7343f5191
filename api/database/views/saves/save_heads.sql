-- Heads of saves; other modules read them to find the current save.
create view save_heads as
  select id, user_id, story_id, version_id, story_version, head_message_id, is_current from saves;
