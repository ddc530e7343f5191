-- Closes the account of a guest. Its debt and the points that it bought move to the successor. Points of gifts and check-ins
-- are spent first, and the rest of them lapses, because the successor has its own. Returns the points that moved.
create or replace function points_merge(guest_id text, successor text, at timestamptz) returns bigint
language plpgsql as $$
declare
  guest points_accounts;
  account points_accounts;
  entry points_entries;
  bought bigint;
  moved bigint;
begin
  delete from points_accounts where user_id = guest_id returning * into guest;
  select coalesce(sum(case when kind in ('CLAWBACK', 'DEBT') then -amount else amount end), 0) into bought
    from points_entries
    where user_id = guest_id and kind in ('PURCHASE', 'MONTHLY', 'RESTORE', 'CLAWBACK', 'DEBT');
  moved := greatest(0, least(guest.balance, bought));
  insert into points_successors (user_id, successor_id, movable)
    values (guest_id, successor, greatest(0, bought - moved)) on conflict do nothing;
  if guest.user_id is null then
    return 0;
  end if;
  account := points_lock_owner(successor);
  entry.reason := 'guest.merged';
  entry.created_at := at;
  if guest.balance > moved then
    entry.key := 'lapse:' || guest_id;
    entry.kind := 'LAPSE';
    entry.from_account := guest_id;
    entry.to_account := 'system:grants';
    entry.amount := guest.balance - moved;
    account := points_append(account, entry);
  end if;
  entry.key := 'merge:' || guest_id;
  if moved > 0 then
    entry.kind := 'MERGE';
    entry.from_account := guest_id;
    entry.to_account := account.user_id;
    entry.amount := moved;
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
  return moved;
end $$;
