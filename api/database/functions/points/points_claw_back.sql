-- Takes points of a payment back: from the balance, and spent points as a debt. Returns false if the key was used.
-- `clawback`: userId, amount, key, reason, target (or null).
create or replace function points_claw_back(clawback jsonb, at timestamptz) returns boolean language plpgsql as $$
declare
  account points_accounts := points_lock_owner(clawback ->> 'userId');
  entry points_entries;
  owed bigint := (clawback ->> 'amount')::bigint - account.balance;
begin
  if exists (select from points_entries where key = clawback ->> 'key') then
    return false;
  end if;
  entry.key := clawback ->> 'key';
  entry.reason := clawback ->> 'reason';
  entry.target := nullif(clawback -> 'target', 'null');
  entry.to_account := 'system:sales';
  entry.created_at := at;
  if account.balance > 0 then
    entry.kind := 'CLAWBACK';
    entry.from_account := account.user_id;
    entry.amount := least((clawback ->> 'amount')::bigint, account.balance);
    account := points_append(account, entry);
    -- Another user's clawback with this key was stored meanwhile.
    if account.user_id is null then
      return false;
    end if;
    entry.cause_key := entry.key;
    entry.key := 'debt:' || entry.key;
  end if;
  if owed > 0 then
    entry.kind := 'DEBT';
    entry.from_account := 'debt:' || account.user_id;
    entry.amount := owed;
    account := points_append(account, entry);
  end if;
  perform points_store(account);
  return account.user_id is not null;
end $$;
