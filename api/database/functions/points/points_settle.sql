-- Charges a hold. Returns SETTLED if it did, ALREADY_SETTLED, RELEASED or EXPIRED if the hold has ended that way, and UNKNOWN
-- if no hold has the key. A hold that is open is charged after its hour as well. One that was returned is charged again if its
-- user has the points: a clock that was ahead returns the holds of replies that are being written.
create or replace function points_settle(of_key text, at timestamptz) returns text language plpgsql as $$
declare
  hold points_entries;
  account points_accounts;
  ended text;
begin
  select * into hold from points_entries where key = of_key and kind = 'HOLD';
  if not found then
    return 'UNKNOWN';
  end if;
  account := points_lock_owner(hold.user_id);
  select case kind when 'SETTLE' then 'ALREADY_SETTLED' when 'REFUND' then 'RELEASED' else 'EXPIRED' end
    into ended from points_entries where hold_key = of_key;
  if ended = 'EXPIRED' and account.user_id = hold.user_id then
    return case when points_charge(hold.user_id, 'SPEND', hold.amount, 'settle:' || of_key, hold.reason, hold.target, at)
      is null then 'SETTLED' else 'EXPIRED' end;
  elsif ended is not null then
    return ended;
  end if;
  hold.hold_key := of_key;
  hold.key := 'settle:' || of_key;
  hold.kind := 'SETTLE';
  hold.from_account := 'system:holds';
  hold.to_account := 'system:income';
  hold.target := null;
  hold.expires_at := null;
  hold.created_at := at;
  perform points_store(points_append(account, hold));
  return 'SETTLED';
end $$;
