-- Holds points. Returns null if they are held, now or earlier under the same key; otherwise the balance that is too low.
-- `hold`: userId, amount, key, reason.
create or replace function points_hold(hold jsonb, at timestamptz) returns bigint language plpgsql as $$
declare
  price bigint := hold ->> 'amount';
  have bigint;
begin
  select balance into have from points_accounts where user_id = hold ->> 'userId' for update;
  if exists (select from points_entries where key = hold ->> 'key') then
    return null;
  end if;
  if have is null or have < price then
    return coalesce(have, 0);
  end if;
  update points_accounts set balance = balance - price where user_id = hold ->> 'userId';
  insert into points_entries (key, kind, user_id, from_account, to_account, amount, reason, created_at)
    values (hold ->> 'key', 'HOLD', hold ->> 'userId', hold ->> 'userId', 'system:holds', price,
      hold ->> 'reason', at);
  return null;
end $$;
