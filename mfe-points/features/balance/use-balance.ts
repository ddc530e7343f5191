import { account } from '@storyloom/contract/endpoints/points/account';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

interface BalanceOptions {
  /** Also reads it again when the page is shown again, and after this time, in ms, while it is shown. */
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
