-- Rewards of a creator that cannot be withdrawn yet, in cents.
create or replace function money_held(of_user text, at timestamptz) returns bigint language sql stable as $$
  select coalesce(sum(cents), 0)::bigint from money_entries
    where user_id = of_user and kind = 'REWARD' and available_at > at
$$;
