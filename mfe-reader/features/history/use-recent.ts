import { useHost, useQuery, useSession } from '@storyloom/mfe';
import { recentQuery, serverRecentQuery } from './history.queries.ts';

/** The visitor's recently played stories; none if they cannot be loaded. */
export function useRecent() {
  const host = useHost();
  const { userId } = useSession();
  const serverKey = serverRecentQuery(host).queryKey;
  const { data = [] } = useQuery({
    ...recentQuery(host, userId),
    placeholderData: () => host.queryClient.getQueryData(serverKey),
  });
  return data;
}
