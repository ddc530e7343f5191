-- Places in scripts that were copied from the share of another reader before they were marked as such: those of the messages
-- that were copied at one time with their root.
update messages m set script_position = m.script_position || '{"isShared": true}'
from share_continuations c
  join shares s on s.id = c.share_id and s.user_id is distinct from c.user_id
  join messages head on head.id = c.head_message_id
  join messages root on root.id = head.root_id
where m.root_id = root.id and m.created_at = root.created_at and m.script_position is not null;
