import { offers } from '@storyloom/contract/payments/endpoints/offers';
import { getMorePoints } from '@storyloom/contract/points/dialogs/get-more-points';
import { account } from '@storyloom/contract/points/endpoints/account';
import { detail } from '@storyloom/contract/points/endpoints/detail';
import { member } from '@storyloom/contract/points/endpoints/member';
import { memberChanged } from '@storyloom/contract/points/events/member-changed';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { sessionChanged } from '@storyloom/contract/users/events/session-changed';
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
