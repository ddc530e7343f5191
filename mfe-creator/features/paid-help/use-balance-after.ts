import { account } from '@storyloom/contract/points/endpoints/account';
import { pointsChanged } from '@storyloom/contract/points/events/points-changed';
import { ownQuery, useHost, useInvalidateOn, useQuery, useSession } from '@storyloom/mfe';

/** The author's balance after an action; null while it is unknown or does not cover the price. */
export function useBalanceAfter(price: number): number | null {
  const host = useHost();
  const { userId } = useSession();
  useInvalidateOn([pointsChanged], [account]);
  const { data } = useQuery(ownQuery(host, userId, account, {}));
  return data === undefined || data.totalIntegral < price ? null : data.totalIntegral - price;
}
