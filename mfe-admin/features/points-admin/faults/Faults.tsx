import { faults } from '@storyloom/contract/endpoints/admin/faults';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { LedgerFaults } from '../../admin-parts/LedgerFaults.tsx';

/** The differences that the verifier found in the points ledger. */
export function Faults() {
  const host = useHost();
  const query = useQuery(ownQuery(host, useSession().userId, faults, {}));
  if (query.isPending) return <Skeleton height={160} />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="Couldn’t load the verifier’s report."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const { faults: found, totalCount, verifiedAt } = query.data;
  const verified = verifiedAt
    ? `The whole ledger was last verified ${formatTime(verifiedAt)}.`
    : 'The ledger has not been fully verified yet.';
  if (found.length === 0) return <EmptyState art="lantern" title="No differences" text={verified} />;
  return (
    <div className={styles.panel}>
      <p className={styles.note}>
        {verified} Nothing was corrected; the operation guide says how to find the cause.
        {totalCount > found.length ? ` The latest ${found.length} of ${totalCount} are shown.` : null}
      </p>
      <LedgerFaults faults={found} />
    </div>
  );
}
