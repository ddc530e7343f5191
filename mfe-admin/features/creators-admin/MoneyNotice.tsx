import { moneyFaults } from '@storyloom/contract/endpoints/admin/money-faults';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import styles from '../admin-parts/AdminParts.module.css';

/** Notice on every administration page that creators' money needs attention. */
export function MoneyNotice() {
  const host = useHost();
  const { data } = useQuery(ownQuery(host, useSession().userId, moneyFaults, {}));
  if (!data || data.totalCount + data.stuckCount === 0) return null;
  const { totalCount, stuckCount } = data;
  const texts = [
    totalCount === 1
      ? 'The money ledger has a difference.'
      : `The money ledger has ${totalCount} differences.`,
    stuckCount === 1 ? 'A payout is stuck.' : `${stuckCount} payouts are stuck.`,
  ];
  return (
    <Link to="/admin/creators/faults" className={styles.notice}>
      {texts.filter((_, index) => [totalCount, stuckCount][index] !== 0).join(' ')}
    </Link>
  );
}
