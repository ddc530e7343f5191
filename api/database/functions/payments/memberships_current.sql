-- The membership that gives a user a plan at a time, the better one of two, with the plan at that time; no row without
-- one. A plan stays for seven days after a failed payment.
create or replace function memberships_current(of_user text, at timestamptz) returns setof memberships
language sql stable as $$
  select id, user_id, case when next_plan_at <= at then next_plan else plan end as plan,
    case when next_plan_at > at then next_plan end, case when next_plan_at > at then next_plan_at end,
    status, customer_id, renews_at, ends_at, past_due_since, changed_at
  from memberships
  where user_id = of_user and (ends_at is null or ends_at > at)
    and (status in ('active', 'trialing') or (status = 'past_due' and past_due_since > at - interval '7 days')
      or (status = 'canceled' and ends_at > at))
  -- PRO comes after PLUS.
  order by 3 desc, changed_at desc
  limit 1
$$;
