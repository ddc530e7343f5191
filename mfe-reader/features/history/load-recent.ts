import type { Host } from '@storyloom/mfe/host';
import { serverRecentQuery } from './history.queries.ts';

/**
 * Prefetches recent stories on the server, so that the row does not shift the page when it appears. Skipped without a
 * token; an expired token is handled in the browser.
 */
export async function loadRecent(host: Host): Promise<void> {
  if (typeof window !== 'undefined' || host.session.getState().tokenId === null) return;
  await host.queryClient.prefetchQuery(serverRecentQuery(host));
}
