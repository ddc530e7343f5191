import { reconciliation } from '@storyloom/contract/endpoints/admin/reconciliation';
import type { Reconciliation } from '@storyloom/contract/entities/reconciliation';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from '../../admin-parts/AdminParts.module.css';
import { formatTime } from '../../admin-parts/format-time.ts';
import { DaysForm } from './DaysForm.tsx';
import { Differences } from './Differences.tsx';

/** Polling interval of a running reconciliation, in ms. */
const POLL_MS = 1_000;

/** The latest reconciliation of our orders with the provider's transactions, and the form to start another. */
export function ReconciliationPanel() {
  const host = useHost();
  const query = useQuery({
    ...ownQuery(host, useSession().userId, reconciliation, {}),
    refetchInterval: ({ state }) => (state.data?.state === 'RUNNING' ? POLL_MS : false),
  });
  if (query.isPending) return <Skeleton height={240} />;
  if (query.isError) {
    return (
      <ErrorPanel
        title="Couldn’t load the comparison."
        onRetry={() => void query.refetch()}
        retrying={query.isFetching}
      />
    );
  }
  const latest = query.data;
  return (
    <div className={styles.panel}>
      <DaysForm isRunning={latest?.state === 'RUNNING'} />
      <p role="status">{latest ? describeState(latest) : 'Nothing has been compared yet.'}</p>
      {latest ? (
        <p className={styles.note}>
          {latest.from} to {latest.to}, {latest.by?.name ?? 'a deleted account'},{' '}
          {formatTime(latest.endedAt ?? latest.startedAt)}
        </p>
      ) : null}
      {latest?.state === 'DONE' && latest.differences > 0 ? (
        <Differences key={latest.id} reconciliationId={latest.id} />
      ) : null}
    </div>
  );
}

function describeState({ state, transactions, orders, differences }: Reconciliation): string {
  const compared = `${countOf(transactions, 'transaction')} and ${countOf(orders, 'order')}`;
  if (state === 'RUNNING') return `Comparing… ${compared} so far.`;
  if (state === 'FAILED') return 'The payment provider didn’t answer. Try again in a few minutes.';
  if (differences === 0) return `No differences in ${compared}.`;
  return `${countOf(differences, 'difference')} in ${compared}.`;
}

const countOf = (count: number, noun: string) =>
  `${count.toLocaleString('en')} ${count === 1 ? noun : `${noun}s`}`;
