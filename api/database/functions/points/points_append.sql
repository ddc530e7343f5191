-- Appends an entry to the entries of a locked account and updates the account. Returns the updated account, or null if
-- the entry's key was used or its hold has ended. `entry`: key, kind, from_account, to_account, amount, reason and, if
-- they apply, hold_key, cause_key, target, expires_at and created_at.
create or replace function points_append(account points_accounts, entry points_entries) returns points_accounts
language plpgsql as $$
begin
  insert into points_entries (key, kind, user_id, from_account, to_account, amount, reason, hold_key, cause_key, target,
      expires_at, created_at)
    values (entry.key, entry.kind, account.user_id, entry.from_account, entry.to_account, entry.amount, entry.reason,
      entry.hold_key, entry.cause_key, entry.target, entry.expires_at, entry.created_at)
    on conflict do nothing;
  if not found then
    return null;
  end if;
  account.balance := account.balance + case account.user_id
    when entry.to_account then entry.amount when entry.from_account then -entry.amount else 0 end;
  account.debt := account.debt + case 'debt:' || account.user_id
    when entry.from_account then entry.amount when entry.to_account then -entry.amount else 0 end;
  return account;
end $$;
