import { list } from '@storyloom/contract/notifications/endpoints/list';
import { read } from '@storyloom/contract/notifications/endpoints/read';
import { unread } from '@storyloom/contract/notifications/endpoints/unread';
import { type Route, route } from '../../platform/http/route.ts';
import type { Notifications } from './notifications.service.ts';

export function notificationsRoutes(notifications: Notifications): Route[] {
  return [
    route(list, ({ input, viewer }) => notifications.list(viewer, input)),
    route(unread, ({ viewer }) => notifications.countUnread(viewer)),
    route(read, ({ input, viewer }) => notifications.markRead(viewer, input)),
  ];
}
