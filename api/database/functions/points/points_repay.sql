-- Pays the debt of a locked account from its balance. `cause` is the key of the entry that gained the points.
create or replace function points_repay(account points_accounts, cause text, at timestamptz) returns points_accounts
language plpgsql as $$
declare
  entry points_entries;
begin
  if least(account.balance, account.debt) = 0 then
    return account;
  end if;
  entry.key := 'repay:' || cause;
  entry.kind := 'REPAYMENT';
  entry.from_account := account.user_id;
  entry.to_account := 'debt:' || account.user_id;
  entry.amount := least(account.balance, account.debt);
  entry.reason := 'debt.repaid';
  entry.cause_key := cause;
  entry.created_at := at;
  return points_append(account, entry);
end $$;
