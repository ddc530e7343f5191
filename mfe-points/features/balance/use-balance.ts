import { account } from '@storyloom/contract/endpoints/points/account';
import { ownQuery, useHost, useQuery, useSession } from '@storyloom/mfe';

/** The visitor's balance; the header and the dialog share one query. */
export function useBalance() {
  const host = useHost();
  const { userId } = useSession();
  return useQuery(ownQuery(host, userId, account, {}));
}
