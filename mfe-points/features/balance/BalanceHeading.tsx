import { formatWhole } from '@storyloom/contract/core/count-format';
import { ErrorPanel } from '@storyloom/ui/feedback/ErrorPanel';
import { Skeleton } from '@storyloom/ui/feedback/Skeleton';
import styles from './BalanceHeading.module.css';
import { DebtNote } from './DebtNote.tsx';
import { ReplyPrices } from './ReplyPrices.tsx';
import { useBalance } from './use-balance.ts';

/** The full balance, a debt if there is one, and the prices of replies. */
export function BalanceHeading() {
  const { data, isError, isFetching, refetch } = useBalance();
  if (isError && !data) {
    return (
      <ErrorPanel
        compact
        title="Couldn’t load your balance."
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  return (
    <div className={styles.balance} aria-busy={!data}>
      <p className={styles.amount}>
        <span>{data ? formatWhole(data.totalIntegral) : <Skeleton width="2.2ch" height="1em" />}</span>
        <span className={styles.unit}>{data?.totalIntegral === 1 ? 'point' : 'points'}</span>
      </p>
      <DebtNote debt={data?.debt ?? 0} />
      <ReplyPrices />
    </div>
  );
}
