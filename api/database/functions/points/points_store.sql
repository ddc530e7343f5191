-- Stores a locked account after entries were appended to its chain.
create or replace function points_store(account points_accounts) returns void language sql as $$
  update points_accounts set balance = account.balance, debt = account.debt, seq = account.seq, hash = account.hash
    where user_id = account.user_id
$$;
