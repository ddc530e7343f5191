-- The path to a message, in no particular order.
create or replace function message_path(head text) returns table (
  depth integer, role text, speaker text, text text, options text[], picture jsonb,
  script_position jsonb, ending text, model text)
language sql stable as $$
  with recursive path as (
    select id, parent_id from messages where id = head
    union all
    select m.id, m.parent_id from path join messages m on m.id = path.parent_id
  )
  select m.depth, m.role, m.speaker, m.text, m.options, case when p.message_id is not null then jsonb_build_object(
    'url', p.url, 'thumbUrl', p.thumb_url, 'width', p.width, 'height', p.height, 'placeholder', p.placeholder,
    'alt', p.alt, 'drawn', p.drawn) end, m.script_position, m.ending,
    m.model
  from path join messages m on m.id = path.id left join message_pictures p on p.message_id = m.id
$$;
