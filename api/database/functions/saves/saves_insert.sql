-- Inserts a save from its row as JSON.
create or replace function saves_insert(save jsonb) returns void language plpgsql as $$
begin
  insert into saves select * from jsonb_populate_record(null::saves, save);
end $$;
