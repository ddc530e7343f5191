-- Replaces the texts of messages by those of the same position.
create or replace function messages_write_texts(ids text[], texts text[]) returns void language plpgsql as $$
begin
  update messages m set text = written.text
  from unnest(ids, texts) as written (id, text)
  where m.id = written.id;
end $$;
