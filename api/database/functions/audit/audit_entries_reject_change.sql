-- Rejects every change of an entry of the audit trail, except that the reason of a decision about a deleted account is erased.
create or replace function audit_entries_reject_change() returns trigger language plpgsql as $$
begin
  if tg_op = 'UPDATE' then
    old.detail := old.detail - 'reason';
    if new = old then
      return new;
    end if;
  end if;
  raise exception 'audit_entries is append-only';
end $$;

create or replace trigger audit_entries_append_only before update or delete on audit_entries
  for each row execute function audit_entries_reject_change();
create or replace trigger audit_entries_no_truncate before truncate on audit_entries
  for each statement execute function audit_entries_reject_change();
