-- Takes points from a user: as a hold, or for good as a spend. Returns null if they are taken, now or earlier under the same
-- key; otherwise the balance that is too low.
-- The usual case is one update and one insert, because replies wait for it (bench h): a key that was used is found by the
-- insert, and then the update is undone. `kind`: HOLD or SPEND.
create or replace function points_charge(payer text, kind text, amount bigint, charge_key text, reason text, target jsonb,
    at timestamptz) returns bigint language plpgsql as $$
declare
  -- Lifetime of a hold; longer than a reply or picture may take, whose providers have deadlines of minutes.
  hold_lifetime constant interval := '1 hour';
  receiver constant text := case kind when 'HOLD' then 'system:holds' else 'system:income' end;
  expires_at constant timestamptz := case kind when 'HOLD' then at + hold_lifetime end;
begin
  update points_accounts a set balance = a.balance - amount where a.user_id = payer and a.balance >= amount;
  if not found then
    return points_refuse(payer, charge_key);
  end if;
  insert into points_entries as e (key, kind, user_id, from_account, to_account, amount, reason, target, expires_at, created_at)
    values (charge_key, kind, payer, payer, receiver, amount, reason, target, expires_at, at)
    on conflict (key) do nothing;
  if not found then
    update points_accounts a set balance = a.balance + amount where a.user_id = payer;
  end if;
  return null;
end $$;
