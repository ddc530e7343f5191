-- The text to quote for a message: its own, or its parent's while a reply has no text.
create view message_excerpts as
  select head.id as message_id, head.depth, coalesce(nullif(head.text, ''), parent.text, '') as text
  from messages head left join messages parent on parent.id = head.parent_id;
