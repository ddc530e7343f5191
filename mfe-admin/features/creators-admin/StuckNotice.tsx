import { withdrawals } from '@storyloom/contract/admin/endpoints/withdrawals';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import styles from '../admin-parts/AdminParts.module.css';

/** Notice on every administration page that payouts are stuck. */
export function StuckNotice() {
  const host = useHost();
  const { data } = useQuery(ownQuery(host, useSession().userId, withdrawals, { state: 'stuck', size: 1 }));
  if (!data?.totalCount) return null;
  return (
    <Link to="/admin/creators/stuck" className={styles.notice}>
      {data.totalCount === 1 ? 'A payout is stuck.' : `${data.totalCount} payouts are stuck.`}
    </Link>
  );
}
