import { faults } from '@storyloom/contract/endpoints/admin/faults';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import styles from '../../admin-parts/AdminParts.module.css';

/** Notice on every administration page that the verifier found differences in the points ledger. */
export function FaultNotice() {
  const host = useHost();
  const { data } = useQuery(ownQuery(host, useSession().userId, faults, {}));
  if (!data || data.totalCount === 0) return null;
  return (
    <Link to="/admin/points/faults" className={styles.notice}>
      {data.totalCount === 1
        ? 'The points ledger has a difference.'
        : `The points ledger has ${data.totalCount} differences.`}
    </Link>
  );
}
