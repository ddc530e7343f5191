-- Credits points to a user, or to the successor of a merged guest; a debt is paid from them first. Returns false if the key
-- was used or the hold has ended.
-- `credit`: userId, kind, key, from (a system account), amount, reason and, if they apply, holdKey, causeKey, target, and
-- lapsing, the part of the amount that the user does not keep.
create or replace function points_credit(credit jsonb, at timestamptz) returns boolean language plpgsql as $$
declare
  account points_accounts := points_lock_owner(credit ->> 'userId');
  entry points_entries;
  lapse points_entries;
begin
  entry.key := credit ->> 'key';
  entry.kind := credit ->> 'kind';
  entry.from_account := credit ->> 'from';
  entry.to_account := account.user_id;
  entry.amount := credit ->> 'amount';
  entry.reason := credit ->> 'reason';
  entry.hold_key := credit ->> 'holdKey';
  entry.cause_key := credit ->> 'causeKey';
  entry.target := nullif(credit -> 'target', 'null');
  entry.created_at := at;
  account := points_append(account, entry);
  if account.user_id is null then
    return false;
  end if;
  if (credit ->> 'lapsing')::bigint > 0 then
    lapse.key := 'lapse:' || entry.key;
    lapse.kind := 'LAPSE';
    lapse.from_account := account.user_id;
    lapse.to_account := 'system:grants';
    lapse.amount := credit ->> 'lapsing';
    lapse.reason := 'guest.merged';
    lapse.cause_key := entry.key;
    lapse.created_at := at;
    account := points_append(account, lapse);
  end if;
  perform points_store(points_repay(account, entry.key, at));
  return true;
end $$;
