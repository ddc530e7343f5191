import { receipt } from '@storyloom/contract/points/endpoints/receipt';
import type { PointsRecord } from '@storyloom/contract/points/entities/points-record';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { formatPoints } from '../text/format.ts';
import styles from './Receipt.module.css';
import { ReceiptTarget } from './ReceiptTarget.tsx';
import { entryLabels, formatEntryTime } from './receipt.model.ts';

interface ReceiptProps {
  record: PointsRecord;
  onLeave: () => void;
}

/** The ledger entries behind a row of the history, and a link to its reply, picture or order. */
export function Receipt({ record, onLeave }: ReceiptProps) {
  const host = useHost();
  const { userId } = useSession();
  const query = useQuery({ ...ownQuery(host, userId, receipt, { id: record.id }), refetchOnMount: 'always' });
  const { data } = query;
  if (query.isError && !data) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load this receipt."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  if (!data) {
    return (
      <div className={styles.receipt} aria-busy="true">
        <Skeleton shape="line" width="70%" height={16} />
        <Skeleton shape="line" width="64%" height={16} />
      </div>
    );
  }
  return (
    <div className={styles.receipt}>
      <ol aria-label="Steps">
        {data.entries.map(({ id, kind, amount, createTime }) => (
          <li key={id} className={styles.entry}>
            <span>
              <span className={styles.label}>{entryLabels[kind]}</span>
              <time className={styles.time} dateTime={createTime}>
                {formatEntryTime(createTime)}
              </time>
            </span>
            <span className={styles.amount}>{formatPoints(amount)}</span>
          </li>
        ))}
      </ol>
      {data.target ? <ReceiptTarget target={data.target} onLeave={onLeave} /> : null}
    </div>
  );
}
