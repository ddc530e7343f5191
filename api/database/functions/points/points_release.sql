-- Returns a hold to its user, or to the successor of a merged guest: then only what moves with the guest stays. With
-- `only_expired`, only if it has expired. Returns false if it has ended before, and null if no hold has the key.
create or replace function points_release(of_key text, only_expired boolean, at timestamptz) returns boolean
language plpgsql as $$
declare
  hold points_entries;
  lapsing bigint;
begin
  select * into hold from points_entries where key = of_key and kind = 'HOLD';
  if not found then
    return null;
  end if;
  if only_expired and hold.expires_at > at then
    return false;
  end if;
  perform points_lock_owner(hold.user_id);
  select greatest(0, hold.amount - movable) into lapsing from points_successors where user_id = hold.user_id;
  if not points_credit(jsonb_build_object(
      'userId', hold.user_id,
      'kind', case when only_expired then 'EXPIRE' else 'REFUND' end,
      'key', case when only_expired then 'expire:' else 'refund:' end || of_key,
      'from', 'system:holds',
      'amount', hold.amount,
      'lapsing', lapsing,
      'reason', hold.reason,
      'holdKey', of_key), at) then
    return false;
  end if;
  update points_successors set movable = movable - hold.amount + lapsing where user_id = hold.user_id;
  return true;
end $$;
