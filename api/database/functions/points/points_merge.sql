-- Closes the account of a guest and moves its balance and debt to the successor. Returns the balance of the guest.
create or replace function points_merge(guest_id text, successor text, at timestamptz) returns bigint
language plpgsql as $$
declare
  guest points_accounts;
  account points_accounts;
  entry points_entries;
begin
  delete from points_accounts where user_id = guest_id returning * into guest;
  insert into points_successors (user_id, successor_id, seq, hash)
    values (guest_id, successor, coalesce(guest.seq, 0), coalesce(guest.hash, '')) on conflict do nothing;
  if guest.user_id is null then
    return 0;
  end if;
  account := points_lock_owner(successor);
  update points_accounts set checked_in_on = greatest(checked_in_on, guest.checked_in_on)
    where user_id = account.user_id;
  entry.key := 'merge:' || guest_id || ':' || guest.seq;
  entry.reason := 'guest.merged';
  entry.created_at := at;
  if guest.balance > 0 then
    entry.kind := 'MERGE';
    entry.from_account := guest_id;
    entry.to_account := account.user_id;
    entry.amount := guest.balance;
    account := points_append(account, entry);
  end if;
  if guest.debt > 0 then
    entry.kind := 'DEBT';
    entry.from_account := 'debt:' || account.user_id;
    entry.to_account := 'debt:' || guest_id;
    entry.amount := guest.debt;
    account := points_append(account, entry);
  end if;
  perform points_store(points_repay(account, entry.key, at));
  return guest.balance;
end $$;
