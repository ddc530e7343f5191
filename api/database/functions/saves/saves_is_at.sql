-- True if a save exists and its head is this message. The result holds until the end of a transaction that has saves_lock.
create or replace function saves_is_at(save text, head text) returns boolean language plpgsql as $$
begin
  return exists (select from saves where id = save and head_message_id = head);
end $$;
