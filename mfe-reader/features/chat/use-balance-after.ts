import { account } from '@storyloom/contract/points/endpoints/account';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** The reader's balance after an action; null while it is unknown or does not cover the price. */
export function useBalanceAfter(price: number): number | null {
  const host = useHost();
  const { userId } = useSession();
  const { data } = useQuery(ownQuery(host, userId, account, {}));
  return data === undefined || data.totalIntegral < price ? null : data.totalIntegral - price;
}
