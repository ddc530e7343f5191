-- Whether a save exists and its head is this message. True until the transaction ends if it holds saves_lock.
create or replace function saves_is_at(save text, head text) returns boolean language plpgsql as $$
begin
  return exists (select from saves where id = save and head_message_id = head);
end $$;
