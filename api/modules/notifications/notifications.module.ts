import type { ApiModule } from '../../platform/module.ts';
import { notificationsRoutes } from './notifications.routes.ts';
import { createNotifications } from './notifications.service.ts';
import { eraseNotifications, mergeNotifications, ownNotifications } from './user-data.repository.ts';

// A running announcement may have passed the account before it followed the author.
const columns = ['notifications.user_id', 'follows.follower_id'];

export function createNotificationsModule(parts: Parameters<typeof createNotifications>[0]) {
  const service = createNotifications(parts);
  return {
    service,
    routes: notificationsRoutes(service),
    jobs: service.jobs,
    merge: { notifications: { columns, move: mergeNotifications } },
    erase: { notifications: eraseNotifications },
    ownData: [ownNotifications],
  } satisfies ApiModule;
}
