-- Verifies the entries that follow those of the previous call, in the order of users, and starts over after the last one.
-- Returns { entries, isEnd, faults: [{ account, fault }] }.
-- An entry must continue the chain of its user and move points between accounts of that user and the system. At its end, a
-- chain must match its account, or that of its merged guest. One statement reads entries and accounts, so changes made
-- meanwhile are seen as a whole or not at all.
create or replace function points_verify(most integer, at timestamptz) returns jsonb language plpgsql as $$
declare
  progress points_verifier;
  report jsonb;
begin
  insert into points_verifier default values on conflict do nothing;
  select * into progress from points_verifier for update;
  with batch as materialized (
    select e.user_id, e.seq,
      e.seq = 1 + coalesce(lag(e.seq) over chain, case e.user_id when progress.user_id then progress.seq end, 0)
        and e.hash = points_hash(
          coalesce(lag(e.hash) over chain, case e.user_id when progress.user_id then progress.hash end, ''), e)
        as is_linked,
      e.kind in ('MERGE', 'LAPSE', 'DEBT') or array[e.from_account, e.to_account] <@ array[e.user_id, 'debt:' || e.user_id,
        'system:grants', 'system:sales', 'system:holds', 'system:income'] as is_known,
      case e.user_id when e.to_account then e.amount when e.from_account then -e.amount else 0 end as balance,
      case 'debt:' || e.user_id when e.from_account then e.amount when e.to_account then -e.amount else 0 end as debt
    from points_entries e
    where (e.user_id, e.seq) > (progress.user_id, progress.seq)
    window chain as (partition by e.user_id order by e.seq)
    order by e.user_id, e.seq
    limit most
  ), size as (
    select count(*) as entries, max(user_id) as last_user from batch
  ), chains as (
    select user_id, max(seq) as seq, sum(balance)::bigint as balance, sum(debt)::bigint as debt,
      min(seq) filter (where not is_linked) as broken_at, min(seq) filter (where not is_known) as unknown_at
    from (
      select user_id, seq, balance, debt, is_linked, is_known from batch
      union all
      select progress.user_id, progress.seq, progress.balance, progress.debt, true, true where progress.seq > 0
    ) entries group by user_id
  ), ended as (
    select chains.*, (select hash from points_entries e where e.user_id = chains.user_id and e.seq = chains.seq)
    from chains, size where user_id <> last_user or entries < most
  ), faults as (
    select user_id, 'its chain is broken at entry ' || broken_at as fault from chains where broken_at is not null
    union all
    select user_id, 'its entry ' || unknown_at || ' names an unknown account' from chains where unknown_at is not null
    union all
    select user_id, 'its chain does not end with its account' from ended
      left join points_accounts a using (user_id) left join points_successors s using (user_id)
      where (ended.seq, ended.hash) is distinct from (coalesce(a.seq, s.seq), coalesce(a.hash, s.hash))
    union all
    select user_id, 'its balance is not the sum of its entries' from ended join points_accounts a using (user_id)
      where ended.balance <> a.balance
    union all
    select user_id, 'its debt is not the sum of its entries' from ended join points_accounts a using (user_id)
      where ended.debt <> a.debt
    union all
    select user_id, 'its points were not moved as a whole' from ended join points_successors s using (user_id)
      where not exists (select from points_accounts a where a.user_id = ended.user_id)
        and ended.balance + ended.debt <> coalesce((select sum(amount) from points_entries
          where key in ('merge:' || ended.user_id || ':' || ended.seq, 'lapse:' || ended.user_id || ':' || ended.seq)), 0)
    union all
    select a.user_id, 'it has points without entries' from points_accounts a
      where (select entries < most from size) and a.seq = 0 and a.balance + a.debt > 0
  ), stored as (
    update points_verifier p set
        user_id = coalesce(c.user_id, ''), seq = coalesce(c.seq, 0), balance = coalesce(c.balance, 0),
        debt = coalesce(c.debt, 0),
        hash = coalesce((select hash from points_entries e where e.user_id = c.user_id and e.seq = c.seq), ''),
        round_ended_at = case when size.entries < most then at else p.round_ended_at end
      from size left join chains c on c.user_id = size.last_user and size.entries >= most
  )
  select jsonb_build_object('entries', entries, 'isEnd', entries < most, 'faults', coalesce(
      (select jsonb_agg(jsonb_build_object('account', user_id, 'fault', fault)) from faults), '[]'))
    into report from size;
  return report;
end $$;
