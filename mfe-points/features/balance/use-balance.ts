import { account } from '@storyloom/contract/points/endpoints/account';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

interface BalanceOptions {
  /** Interval of refetches while the page is visible, in ms. Also refetches when it becomes visible again. */
  checkMs?: number | false;
}

/** The visitor's balance; the header and the dialog share one query. */
export function useBalance({ checkMs }: BalanceOptions = {}) {
  const host = useHost();
  const { userId } = useSession();
  return useQuery({
    ...ownQuery(host, userId, account, {}),
    ...(checkMs !== undefined && { refetchInterval: checkMs, refetchOnWindowFocus: 'always' as const }),
  });
}
