-- Inserts messages from their rows as JSON, parents first: `seq` rises in this order.
create or replace function messages_insert(rows jsonb) returns void language plpgsql as $$
begin
  insert into messages (id, root_id, story_id, user_id, parent_id, depth, role, speaker, text, state,
      edited_from, model, options, lore_trace, lore_state, created_at)
    select id, root_id, story_id, user_id, parent_id, depth, role, speaker, text, state,
      edited_from, model, coalesce(options, '{}'), lore_trace, lore_state, created_at
    from jsonb_populate_recordset(null::messages, rows);
end $$;
