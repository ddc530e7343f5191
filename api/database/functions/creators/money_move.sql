-- Moves money of a creator by one entry. Returns MOVED; REPEATED if the key was used; INSUFFICIENT if a withdrawal is
-- more than can be withdrawn; ENDED for a payout or return of a withdrawal that has ended or never began.
-- `move`: userId, kind, key and, for a reward, cents, tier and holdDays; for a withdrawal, cents and withdrawalId; for a
-- payout or return, withdrawalId.
create or replace function money_move(move jsonb, at timestamptz) returns text language plpgsql as $$
declare
  account money_accounts;
  entry money_entries;
begin
  entry.user_id := move ->> 'userId';
  entry.kind := move ->> 'kind';
  entry.key := move ->> 'key';
  entry.cents := move ->> 'cents';
  entry.withdrawal_id := move ->> 'withdrawalId';
  entry.created_at := at;
  insert into money_accounts (user_id) values (entry.user_id) on conflict do nothing;
  select * into account from money_accounts where user_id = entry.user_id for update;
  if exists (select from money_entries where key = entry.key) then
    return 'REPEATED';
  end if;
  if entry.kind = 'REWARD' then
    entry.from_account := 'system:rewards';
    entry.to_account := account.user_id;
    entry.tier := move ->> 'tier';
    entry.available_at := at + make_interval(days => (move ->> 'holdDays')::integer);
    account.balance := account.balance + entry.cents;
  elsif entry.kind = 'WITHDRAWAL' then
    if entry.cents > account.balance - money_held(account.user_id, at) then
      return 'INSUFFICIENT';
    end if;
    entry.from_account := account.user_id;
    entry.to_account := 'system:withdrawals';
    account.balance := account.balance - entry.cents;
  else
    select cents into entry.cents from money_entries
      where withdrawal_id = entry.withdrawal_id and kind = 'WITHDRAWAL' and user_id = account.user_id;
    if not found or exists (select from money_entries
        where withdrawal_id = entry.withdrawal_id and kind in ('PAYOUT', 'RETURN')) then
      return 'ENDED';
    end if;
    entry.from_account := 'system:withdrawals';
    entry.to_account := case entry.kind when 'PAYOUT' then 'system:payouts' else account.user_id end;
    account.balance := account.balance + case entry.kind when 'RETURN' then entry.cents else 0 end;
  end if;
  insert into money_entries (key, kind, user_id, from_account, to_account, cents, tier, withdrawal_id, available_at, created_at)
    values (entry.key, entry.kind, entry.user_id, entry.from_account, entry.to_account, entry.cents, entry.tier,
      entry.withdrawal_id, entry.available_at, entry.created_at);
  update money_accounts set balance = account.balance where user_id = account.user_id;
  return 'MOVED';
end $$;
