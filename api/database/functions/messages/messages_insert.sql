-- Inserts messages from their rows as JSON, parents first: `seq` rises in this order. A first message without a parent opens
-- a tree of the reader's.
create or replace function messages_insert(rows jsonb, reader text) returns void language plpgsql as $$
begin
  if rows -> 0 ->> 'parent_id' is null then
    insert into message_trees (root_id, user_id, story_id) values (rows -> 0 ->> 'id', reader, rows -> 0 ->> 'story_id');
  end if;
  insert into messages (id, root_id, story_id, parent_id, depth, role, speaker, text, state,
      edited_from, model, options, ending, lore_trace, lore_state, script_position, created_at)
    select id, root_id, story_id, parent_id, depth, role, speaker, text, state,
      edited_from, model, coalesce(options, '{}'), ending, lore_trace, lore_state, script_position, created_at
    from jsonb_populate_recordset(null::messages, rows);
end $$;
