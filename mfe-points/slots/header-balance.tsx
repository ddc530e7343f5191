import { formatCount } from '@storyloom/contract/count-format';
import { pointsDetails } from '@storyloom/contract/dialogs/points-details';
import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { useHost, useInvalidateOn } from '@storyloom/mfe';
import { PointsPill } from '@storyloom/ui/navigation/PointsPill';
import { BalanceRetry } from '../features/balance/BalanceRetry.tsx';
import { useBalance } from '../features/balance/use-balance.ts';

/** The balance in the header. Shows a pill without a number while loading, to avoid a layout shift. */
export default function HeaderBalance() {
  const { dialogs } = useHost();
  const { data, isError, isFetching, refetch } = useBalance();
  useInvalidateOn([pointsChanged, sessionChanged], [account, detail]);

  if (isError && !data) return <BalanceRetry busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <PointsPill
      balanceText={data ? formatCount(data.totalIntegral) : null}
      opens="details"
      onClick={() => void dialogs.open(pointsDetails)}
    />
  );
}
