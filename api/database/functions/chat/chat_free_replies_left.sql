-- Standard replies that cost a user nothing until the end of the UTC day; null if the user has no plan with free replies.
-- Replies that end without a charge are not counted. PL/pgSQL keeps the plans of its statements: planning takes longer
-- than executing them.
create or replace function chat_free_replies_left(of_user text, a_day integer, at timestamptz) returns integer
language plpgsql stable as $$
begin
  if a_day is null or not exists (select from memberships_current(of_user, at) where plan = 'PRO') then
    return null;
  end if;
  return greatest(0, a_day - (select count(*)::integer from runs
    where user_id = of_user and is_free and created_at >= date_trunc('day', at, 'UTC')));
end $$;
