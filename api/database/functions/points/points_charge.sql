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
  entry_seq bigint;
  entry_hash bytea;
begin
  update points_accounts a set balance = a.balance - amount, seq = a.seq + 1, hash = points_hash_fields(a.hash, a.seq + 1, charge_key,
      kind, payer, payer, receiver, amount, reason, null, null, target, expires_at, at)
    where a.user_id = payer and a.balance >= amount returning a.seq, a.hash into entry_seq, entry_hash;
  if not found then
    return points_refuse(payer, charge_key);
  end if;
  insert into points_entries as e (key, kind, user_id, seq, from_account, to_account, amount, reason, target, expires_at,
      created_at, hash)
    values (charge_key, kind, payer, entry_seq, payer, receiver, amount, reason, target, expires_at, at, entry_hash)
    on conflict (key) do nothing;
  if not found then
    update points_accounts a set balance = a.balance + amount, seq = a.seq - 1,
        hash = coalesce((select e.hash from points_entries e where e.user_id = payer and e.seq = a.seq - 1), '')
      where a.user_id = payer;
  end if;
  return null;
end $$;
