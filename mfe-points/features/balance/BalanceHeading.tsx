import { points } from '@storyloom/contract/limits';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './BalanceHeading.module.css';
import { useBalance } from './useBalance.ts';

/** The balance in full, and what a point is for. */
export function BalanceHeading() {
  const { data, isError, isFetching, refetch } = useBalance();
  if (isError && !data) {
    return (
      <ErrorPanel
        compact
        title="Your balance did not load"
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className={styles.balance} aria-busy={!data}>
      <p className={styles.amount}>
        {data ? data.totalIntegral.toLocaleString('en') : <Skeleton width="2.2ch" height="1em" />}
        <span className={styles.unit}>{data?.totalIntegral === 1 ? 'point' : 'points'}</span>
      </p>
      <p className={styles.use}>
        A reply costs {points.reply} point, or {points.premiumReply} on a premium model. A reply that fails
        costs nothing.
      </p>
    </div>
  );
}
