-- Differences in the money ledger; none if it is intact. One statement reads entries, accounts and withdrawals, so
-- changes made meanwhile are seen as a whole or not at all.
create or replace function money_verify() returns table (account text, fault text) language sql stable as $$
  with chained as (
    select e.*, money_hash(coalesce(lag(hash) over chain, ''), e) as computed, row_number() over chain as position
    from money_entries e window chain as (partition by user_id order by seq)
  ), legs as (
    select to_account as account, cents from money_entries
    union all select from_account, -cents from money_entries
  ), sums as (
    select account, sum(cents) as sum from legs group by account
  )
  select user_id, 'its chain is broken at entry ' || min(seq) from chained
    where computed <> hash or position <> seq group by user_id
  union all
  select user_id, 'its entry ' || min(seq) || ' names an unknown account' from money_entries
    where array[from_account, to_account] <> case kind
      when 'REWARD' then array['system:rewards', user_id] when 'WITHDRAWAL' then array[user_id, 'system:withdrawals']
      when 'PAYOUT' then array['system:withdrawals', 'system:payouts'] else array['system:withdrawals', user_id] end
    group by user_id
  union all
  select a.user_id, 'its chain does not end with its account' from money_accounts a
    left join lateral (select e.seq, e.hash from money_entries e
      where e.user_id = a.user_id order by e.seq desc limit 1) last on true
    where a.seq <> coalesce(last.seq, 0) or a.hash <> coalesce(last.hash, '')
  union all
  select coalesce(a.user_id, s.account), 'its balance is not the sum of its entries'
    from money_accounts a full join sums s on s.account = a.user_id
    where s.account is null and a.balance <> 0 or a.balance <> s.sum
      or a.user_id is null and s.account not like 'system:%'
  union all
  select w.user_id, 'its withdrawal ' || w.id || ' does not match its entries' from withdrawals w
    where case w.state when 'PAID' then 'PAYOUT' when 'REJECTED' then 'RETURN' else '' end
        is distinct from coalesce((select e.kind from money_entries e
          where e.withdrawal_id = w.id and e.kind in ('PAYOUT', 'RETURN')), '')
      or not exists (select from money_entries e
        where e.withdrawal_id = w.id and e.kind = 'WITHDRAWAL' and e.cents = w.cents and e.user_id = w.user_id)
$$;
