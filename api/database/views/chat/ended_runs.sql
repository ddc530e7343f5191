-- Replies that were generated, completely or until the reader stopped them.
create view ended_runs as
  select id as run_id, kind, user_id, story_id, save_id, user_message_id, message_id, state, ended_at
  from runs where state in ('done', 'stopped');
