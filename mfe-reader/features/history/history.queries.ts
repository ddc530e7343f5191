import { history } from '@storyloom/contract/stories/endpoints/history';
import { userRecent } from '@storyloom/contract/stories/endpoints/user-recent';
import { endpointQuery, ownPagedQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const historyQuery = (host: Host, userId: string | null) =>
  ownPagedQuery(host, userId, history, (page) => ({ page }));

export const recentQuery = (host: Host, userId: string | null) => ownQuery(host, userId, userRecent, {});

/** Prefetched on the server by the visitor's token. Placeholder until the browser's own request is answered. */
export const serverRecentQuery = (host: Host) => endpointQuery(host, userRecent, {});
