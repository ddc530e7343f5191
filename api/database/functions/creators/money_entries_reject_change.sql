-- Rejects every change of an entry: a correction is another entry.
create or replace function money_entries_reject_change() returns trigger language plpgsql as $$
begin
  raise exception 'money_entries is append-only';
end $$;

create or replace trigger money_entries_append_only before update or delete on money_entries
  for each row execute function money_entries_reject_change();
create or replace trigger money_entries_no_truncate before truncate on money_entries
  for each statement execute function money_entries_reject_change();
