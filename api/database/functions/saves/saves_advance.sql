-- Moves a save's head to a reply being generated.
create or replace function saves_advance(save text, head text, at timestamptz) returns void language plpgsql as $$
begin
  update saves set head_message_id = head, saved_at = at where id = save;
end $$;
