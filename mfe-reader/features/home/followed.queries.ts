import { stories } from '@storyloom/contract/follows/endpoints/stories';
import { endpointQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const followedQuery = (host: Host, userId: string | null) => ownQuery(host, userId, stories, {});

/** Prefetched on the server by the visitor's token. Placeholder until the browser's own request is answered. */
export const serverFollowedQuery = (host: Host) => endpointQuery(host, stories, {});

/** Prefetches the row on the server, so that it does not shift the page. Skipped without a token. */
export async function loadFollowed(host: Host): Promise<void> {
  if (typeof window !== 'undefined' || host.session.getState().tokenId === null) return;
  await host.queryClient.prefetchQuery(serverFollowedQuery(host));
}
