import type { Host } from '@storyloom/mfe/host';
import { recentQuery, serverRecentQuery } from './history.queries.ts';

/**
 * Prefetches recent stories, so that the row does not shift the page when it appears. On the server it is skipped without a
 * token; an expired token is handled in the browser, where a page that has the row already does not wait for it.
 */
export async function loadRecent(host: Host): Promise<void> {
  const { queryClient } = host;
  const { tokenId, userId } = host.session.getState();
  if (typeof window === 'undefined') {
    if (tokenId !== null) await queryClient.prefetchQuery(serverRecentQuery(host));
    return;
  }
  const recent = recentQuery(host, userId);
  if (userId !== null && !queryClient.getQueryData(recent.queryKey)?.length)
    await queryClient.prefetchQuery(recent);
}
