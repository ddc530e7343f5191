-- Credits the reward of a UTC day, once. Returns false if the reward of this or a later day was claimed.
create or replace function points_check_in(of_user text, reward bigint, at timestamptz) returns boolean
language plpgsql as $$
declare
  account points_accounts := points_lock_owner(of_user);
  today date := (at at time zone 'UTC')::date;
begin
  if account.checked_in_on >= today then
    return false;
  end if;
  update points_accounts set checked_in_on = today where user_id = account.user_id;
  return points_credit(jsonb_build_object(
    'userId', account.user_id,
    'kind', 'CHECK_IN',
    'key', 'check-in:' || account.user_id || ':' || to_char(today, 'YYYY-MM-DD'),
    'from', 'system:grants',
    'amount', reward,
    'reason', 'check_in'), at);
end $$;
