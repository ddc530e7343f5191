import { authors } from '@storyloom/contract/follows/endpoints/authors';
import { followers } from '@storyloom/contract/follows/endpoints/followers';
import { state } from '@storyloom/contract/follows/endpoints/state';
import { endpointQuery, ownPagedQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const followQuery = (host: Host, userId: string | null, authorId: string) =>
  ownQuery(host, userId, state, { authorId });

export const followedAuthorsQuery = (host: Host, userId: string | null) =>
  ownPagedQuery(host, userId, authors, (page) => ({ page }));

export const followersQuery = (host: Host, userId: string | null, authorId: string) =>
  ownPagedQuery(host, userId, followers, (page) => ({ page, authorId }));

/** Prefetched on the server with the visitor's token. Placeholder until the browser's own request is answered. */
export const serverFollowQuery = (host: Host, authorId: string) => endpointQuery(host, state, { authorId });

/** Prefetches the state on the server, so that hydration does not change the button. The page works without it. */
export async function loadFollow(host: Host, authorId: string): Promise<void> {
  if (typeof window === 'undefined') await host.queryClient.prefetchQuery(serverFollowQuery(host, authorId));
}
