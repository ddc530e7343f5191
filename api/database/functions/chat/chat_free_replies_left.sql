-- Standard replies that cost a user nothing until the end of the UTC day; null if no plan of theirs has free replies.
-- Replies that end without a charge are not counted.
create or replace function chat_free_replies_left(of_user text, a_day integer, at timestamptz) returns integer
language sql stable as $$
  select greatest(0, a_day - (select count(*)::integer from runs
    where user_id = of_user and is_free and created_at >= date_trunc('day', at, 'UTC')))
  from memberships_current(of_user, at) where plan = 'PRO'
$$;
