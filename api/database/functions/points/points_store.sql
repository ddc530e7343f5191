-- Stores a locked account after entries were appended. In PL/pgSQL, which keeps the plan of the update.
create or replace function points_store(account points_accounts) returns void language plpgsql as $$
begin
  update points_accounts set balance = account.balance, debt = account.debt
    where user_id = account.user_id;
end $$;
