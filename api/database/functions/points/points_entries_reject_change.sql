-- Rejects every change of an entry: a correction is another entry.
create or replace function points_entries_reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'points_entries is append-only';
end $$;

create or replace trigger points_entries_append_only before update or delete on points_entries
  for each row execute function points_entries_reject_change();
create or replace trigger points_entries_no_truncate before truncate on points_entries
  for each statement execute function points_entries_reject_change();
