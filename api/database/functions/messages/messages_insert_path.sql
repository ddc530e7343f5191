-- Inserts a path as a tree of its own. `path`: rows of share_messages, root first. `tree`: userId, storyId, ids of the new
-- messages, endedWith, isOwn, at. The last reply takes its finish reason from the message that it was copied from (`endedWith`,
-- which may have been deleted), so that a reply cut off by its length can be continued. Places in the script are marked as
-- those of another reader, unless the path is the reader's own.
create or replace function messages_insert_path(path jsonb, tree jsonb) returns void language plpgsql as $$
declare
  ids text[] := array(select jsonb_array_elements_text(tree -> 'ids'));
  last integer := cardinality(ids);
  at timestamptz := tree ->> 'at';
begin
  insert into message_trees (root_id, user_id, story_id) values (ids[1], tree ->> 'userId', tree ->> 'storyId');
  insert into messages (id, root_id, story_id, parent_id, depth, role, speaker, text, state,
      finish_reason, options, model, ending, script_position, created_at)
    select ids[n], ids[1], tree ->> 'storyId', ids[n - 1], n - 1, p.role, p.speaker, p.text, 'done',
      case when n = last and p.role = 'assistant'
        then m.finish_reason end, p.options, p.model, p.ending,
      p.script_position || case when (tree ->> 'isOwn')::boolean then '{}' else '{"isShared": true}'::jsonb end, at
    from rows from (jsonb_to_recordset(path) as (role text, speaker text, text text, options text[],
      model text, ending text, script_position jsonb))
      with ordinality as p (role, speaker, text, options, model, ending, script_position, n)
    left join messages m on n = last and m.id = tree ->> 'endedWith'
    order by n;
  insert into message_pictures (message_id, url, thumb_url, width, height, placeholder, alt, drawn, created_at)
    select ids[n], p.picture ->> 'url', p.picture ->> 'thumbUrl', (p.picture ->> 'width')::integer,
      (p.picture ->> 'height')::integer, p.picture ->> 'placeholder', p.picture ->> 'alt',
      (p.picture ->> 'drawn')::boolean, at
    from rows from (jsonb_to_recordset(path) as (picture jsonb)) with ordinality as p (picture, n)
    where p.picture is not null and p.picture <> 'null';
end $$;
