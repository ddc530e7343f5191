import { history } from '@storyloom/contract/endpoints/stories/history';
import { ownPagedQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const historyQuery = (host: Host, userId: string | null) =>
  ownPagedQuery(host, userId, history, (page) => ({ page }));
