import { list } from '@storyloom/contract/notifications/endpoints/list';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { ownPagedQuery, ownQuery } from '@storyloom/mfe';
import type { Host } from '@storyloom/mfe/host';

export const unreadQuery = (host: Host, userId: string | null) => ownQuery(host, userId, unread, {});

export const notificationsQuery = (host: Host, userId: string | null) =>
  ownPagedQuery(host, userId, list, (page) => ({ page, with: 'notices' as const }));
