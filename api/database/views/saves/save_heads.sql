-- What other modules read of saves to find the one that is played.
create view save_heads as
  select id, user_id, story_id, version_id, head_message_id, is_current from saves;
