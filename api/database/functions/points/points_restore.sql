-- Gives back an amount of a clawback; a debt is paid from it first. Returns RESTORED, REPEATED if the key was used, UNKNOWN if
-- no clawback has the key, and TOO_MUCH if less was taken back.
-- `restore`: key (of the clawback), amount, restoreKey.
create or replace function points_restore(restore jsonb, at timestamptz) returns text language plpgsql as $$
declare
  clawback points_entries;
  taken bigint;
  restored bigint;
begin
  select * into clawback from points_entries
    where key = restore ->> 'key' and kind in ('CLAWBACK', 'DEBT') and cause_key is null;
  if not found then
    return 'UNKNOWN';
  end if;
  perform points_lock_owner(clawback.user_id);
  if exists (select from points_entries where key = restore ->> 'restoreKey') then
    return 'REPEATED';
  end if;
  select clawback.amount + coalesce(sum(amount) filter (where kind = 'DEBT'), 0),
      coalesce(sum(amount) filter (where kind = 'RESTORE'), 0)
    into taken, restored from points_entries where cause_key = clawback.key;
  if restored + (restore ->> 'amount')::bigint > taken then
    return 'TOO_MUCH';
  end if;
  perform points_credit(jsonb_build_object(
    'userId', clawback.user_id,
    'kind', 'RESTORE',
    'key', restore ->> 'restoreKey',
    'from', 'system:sales',
    'amount', (restore ->> 'amount')::bigint,
    'reason', 'payment.restored',
    'causeKey', clawback.key,
    'target', clawback.target), at);
  return 'RESTORED';
end $$;
