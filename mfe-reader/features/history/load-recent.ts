import type { Host } from '@storyloom/mfe/host';
import { drawnRecentQuery } from './history.queries.ts';

/**
 * For who comes back, the server draws the row with the page, so that nothing moves when the browser has asked for itself.
 * Without a token there is nothing to ask, and a token that is dead is the browser's affair.
 */
export async function loadRecent(host: Host): Promise<void> {
  if (typeof window !== 'undefined' || host.session.getState().tokenId === null) return;
  await host.queryClient.prefetchQuery(drawnRecentQuery(host));
}
