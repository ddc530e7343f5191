import { receipt } from '@storyloom/contract/admin/endpoints/receipt';
import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { Link, ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import parts from '../admin-parts/AdminParts.module.css';
import styles from './Section.module.css';

interface LedgerEntriesProps {
  userId: string;
  recordId: string;
  story: PointsRecord['story'];
}

/** The ledger entries of a row of the points history, with their accounts and keys. */
export function LedgerEntries({ userId, recordId, story }: LedgerEntriesProps) {
  const host = useHost();
  const query = useQuery(ownQuery(host, useSession().userId, receipt, { userId, id: recordId }));
  if (query.isPending) return <Skeleton height={44} />;
  if (query.isError) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load the entries."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const { entries, target } = query.data;
  return (
    <ul className={styles.entries} aria-label="Ledger entries">
      {entries.map(({ id, kind, amount, key, fromAccount, toAccount }) => (
        <li key={id} className={parts.note}>
          {kind} {amount}, {fromAccount} to {toAccount}, key {key}
        </li>
      ))}
      {target?.kind === 'ORDER' ? <li className={parts.note}>Order {target.orderId}</li> : null}
      {story ? (
        <li className={parts.note}>
          Story <Link to={`/read/${story.id}`}>{story.title}</Link>
        </li>
      ) : null}
    </ul>
  );
}
