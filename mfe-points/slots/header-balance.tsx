import { formatCount } from '@storyloom/contract/count-format';
import { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import { useHost } from '@storyloom/mfe';
import { PointsPill } from '@storyloom/ui/navigation/PointsPill';
import { BalanceRetry } from '../features/balance/BalanceRetry.tsx';
import { useBalance } from '../features/balance/useBalance.ts';
import { useStalePoints } from '../features/balance/useStalePoints.ts';

/** The balance in the header. Until it is known the pill stands there without a number: nothing moves. */
export default function HeaderBalance() {
  const { dialogs } = useHost();
  const { data, isError, isFetching, refetch } = useBalance();
  useStalePoints();

  if (isError && !data) return <BalanceRetry busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <PointsPill
      balanceText={data ? formatCount(data.totalIntegral) : null}
      opens="details"
      onClick={() => void dialogs.open(pointsDetails)}
    />
  );
}
