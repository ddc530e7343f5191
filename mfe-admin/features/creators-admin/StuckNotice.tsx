import { stuckWithdrawals } from '@storyloom/contract/admin/endpoints/stuck-withdrawals';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import styles from '../admin-parts/AdminParts.module.css';

/** Notice on every administration page that payouts are stuck. */
export function StuckNotice() {
  const host = useHost();
  const { data } = useQuery(ownQuery(host, useSession().userId, stuckWithdrawals, {}));
  if (!data || data.count === 0) return null;
  return (
    <Link to="/admin/creators/stuck" className={styles.notice}>
      {data.count === 1 ? 'A payout is stuck.' : `${data.count} payouts are stuck.`}
    </Link>
  );
}
