import { moneyFaults } from '@storyloom/contract/endpoints/admin/money-faults';
import type { MoneyFaultReport } from '@storyloom/contract/entities/money-fault';
import { creatorLimits } from '@storyloom/contract/limits/creators';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';
import { EmptyState } from '@storyloom/ui/feedback/EmptyState';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import { Section } from '@storyloom/ui/sections/Section';
import styles from '../admin-parts/AdminParts.module.css';
import { formatTime } from '../admin-parts/format-time.ts';
import { LedgerFaults } from '../admin-parts/LedgerFaults.tsx';
import { adviseOn } from './text.ts';
import { WithdrawalList } from './WithdrawalList.tsx';

/** Differences in the money ledger and stuck payouts, each with advice. */
export function MoneyFaults() {
  const host = useHost();
  const query = useQuery({ ...ownQuery(host, useSession().userId, moneyFaults, {}), staleTime: 0 });
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
  const { totalCount, stuckCount } = query.data;
  const verified = query.data.verifiedAt
    ? `The whole ledger was last verified ${formatTime(query.data.verifiedAt)}.`
    : 'The ledger has not been verified yet.';
  if (totalCount + stuckCount === 0) return <EmptyState art="lantern" title="No faults" text={verified} />;
  return (
    <div className={styles.panel}>
      <p className={styles.note}>{verified}</p>
      {totalCount > 0 ? <Differences report={query.data} /> : null}
      {stuckCount > 0 ? (
        <Section title="Stuck payouts">
          <p className={styles.note}>
            Approved more than {creatorLimits.payoutDays} days ago and not paid. Each card says what to do.
          </p>
          <WithdrawalList state="stuck" />
        </Section>
      ) : null}
    </div>
  );
}

function Differences({ report: { faults, totalCount } }: { report: MoneyFaultReport }) {
  return (
    <Section title="Differences in the ledger">
      <p className={styles.note}>
        Nothing was corrected. Don’t approve or pay withdrawals of these accounts until the cause is known.
        {totalCount > faults.length ? ` The latest ${faults.length} of ${totalCount} are shown.` : null}
      </p>
      <LedgerFaults faults={faults} advise={adviseOn} />
    </Section>
  );
}
