-- Takes points from a user: as a hold, or for good as a spend. Returns null if they are taken, now or earlier under the same
-- key; otherwise the balance that is too low.
-- `charge`: userId, kind (HOLD or SPEND), amount, key, reason, target (or null).
create or replace function points_charge(charge jsonb, at timestamptz) returns bigint language plpgsql as $$
declare
  -- Longer than a reply or picture may take: their providers have deadlines of minutes.
  hold_lifetime constant interval := '1 hour';
  account points_accounts;
  entry points_entries;
begin
  select * into account from points_accounts where user_id = charge ->> 'userId' for update;
  if exists (select from points_entries where key = charge ->> 'key') then
    return null;
  end if;
  entry.amount := charge ->> 'amount';
  if account.user_id is null or account.balance < entry.amount then
    return coalesce(account.balance, 0);
  end if;
  entry.key := charge ->> 'key';
  entry.kind := charge ->> 'kind';
  entry.from_account := account.user_id;
  entry.to_account := case entry.kind when 'HOLD' then 'system:holds' else 'system:income' end;
  entry.reason := charge ->> 'reason';
  entry.target := nullif(charge -> 'target', 'null');
  entry.expires_at := case entry.kind when 'HOLD' then at + hold_lifetime end;
  entry.created_at := at;
  account := points_append(account, entry);
  if account.user_id is not null then
    perform points_store(account);
  end if;
  return null;
end $$;
