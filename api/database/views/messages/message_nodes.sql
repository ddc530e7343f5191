-- The columns of messages that other modules read.
create view message_nodes as
  select id, root_id, story_id, parent_id, depth, role, text, state, options, seq, lore_state, script_position from messages;
