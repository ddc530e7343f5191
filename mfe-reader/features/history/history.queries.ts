import { history } from '@storyloom/contract/endpoints/stories/history';
import { userRecent } from '@storyloom/contract/endpoints/stories/user-recent';
import { endpointQuery, ownPagedQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const historyQuery = (host: Host, userId: string | null) =>
  ownPagedQuery(host, userId, history, (page) => ({ page }));

export const recentQuery = (host: Host, userId: string | null) => ownQuery(host, userId, userRecent, {});

/** As the server knew it when it drew the page, by the visitor's token: stands in until the browser has asked. */
export const drawnRecentQuery = (host: Host) => endpointQuery(host, userRecent, {});
