import { getMorePoints } from '@storyloom/contract/dialogs/get-more-points';
import { offers } from '@storyloom/contract/endpoints/payments/offers';
import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { member } from '@storyloom/contract/endpoints/points/member';
import { memberChanged } from '@storyloom/contract/events/member-changed';
import { pointsChanged } from '@storyloom/contract/events/points-changed';
import { sessionChanged } from '@storyloom/contract/events/session-changed';
import { useHost, useInvalidateOn } from '@storyloom/mfe';
import { PointsPill } from '@storyloom/ui/navigation/PointsPill';
import { BalanceRetry } from '../features/balance/BalanceRetry.tsx';
import { formatBalance } from '../features/balance/format-balance.ts';
import { useBalance } from '../features/balance/use-balance.ts';
import { useMembershipWatch } from '../features/membership/use-membership-watch.ts';
import { useAwaitedOrder } from '../features/purchase/use-awaited-order.ts';

/**
 * The balance in the header. Shows a pill without a number while loading, to avoid a layout shift. Refetched when
 * the page becomes visible again, because other tabs and devices spend points too.
 */
export default function HeaderBalance() {
  const { dialogs } = useHost();
  const { checkMs } = useMembershipWatch();
  const { data, isError, isFetching, refetch } = useBalance({ checkMs });
  useInvalidateOn([pointsChanged], [account, detail]);
  useInvalidateOn([sessionChanged], [account, detail, member]);
  useInvalidateOn([memberChanged], [account, member, offers]);
  useAwaitedOrder();

  if (isError && !data) return <BalanceRetry busy={isFetching} onRetry={() => void refetch()} />;
  return (
    <PointsPill
      balanceText={data ? formatBalance(data.totalIntegral) : null}
      onClick={() => void dialogs.open(getMorePoints)}
    />
  );
}
