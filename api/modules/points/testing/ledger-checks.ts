import type { Pool } from 'pg';

/** Differences in the ledger of a database, as sentences; none if it is intact. */
export async function findFaults(pool: Pool): Promise<string[]> {
  const { rows } = await pool.query<{ fault: string }>(`
    with legs as (
      select to_account as account, amount from points_entries
      union all select from_account, -amount from points_entries
    ), sums as (select account, sum(amount) as sum from legs group by account)
    select 'the balance of ' || user_id || ' is not the sum of its entries' as fault
      from points_accounts left join sums on account = user_id where balance <> coalesce(sum, 0)
    union all select 'the debt of ' || user_id || ' is not the sum of its entries'
      from points_accounts left join sums on account = 'debt:' || user_id where debt <> -coalesce(sum, 0)
    union all select 'the closed account of ' || user_id || ' is not empty'
      from points_successors join sums on account in (user_id, 'debt:' || user_id)
      where sum <> 0 and not exists (select from points_accounts a where a.user_id = points_successors.user_id)
    union all select 'the accounts do not sum to zero' from sums having sum(sum) <> 0
    union all select 'the holds are not those that are open' from (
      select coalesce(sum(amount), 0) as open from points_entries hold
      where kind = 'HOLD' and not exists (select from points_entries e where e.hold_key = hold.key)) held
      where open <> coalesce((select sum from sums where account = 'system:holds'), 0)`);
  return rows.map(({ fault }) => fault);
}
