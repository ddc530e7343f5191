import { formatCount } from '@storyloom/contract/count-format';
import { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import { useHost } from '@storyloom/mfe';
import { PointsPill } from '@storyloom/ui/navigation/PointsPill';
import { BalanceRetry } from '../features/balance/BalanceRetry.tsx';
import { useBalance } from '../features/balance/use-balance.ts';
import { useInvalidatePoints } from '../features/balance/use-invalidate-points.ts';

/** The balance in the header. Shows a pill without a number while loading, to avoid a layout shift. */
export default function HeaderBalance() {
  const { dialogs } = useHost();
  const { data, isError, isFetching, refetch } = useBalance();
  useInvalidatePoints();

  if (isError && !data) return <BalanceRetry busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <PointsPill
      balanceText={data ? formatCount(data.totalIntegral) : null}
      opens="details"
      onClick={() => void dialogs.open(pointsDetails)}
    />
  );
}
