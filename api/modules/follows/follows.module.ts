import type { ApiModule } from '../../platform/module.ts';
import { followsRoutes } from './follows.routes.ts';
import { createFollows } from './follows.service.ts';
import { eraseFollows, mergeFollows, ownFollows } from './user-data.repository.ts';

export function createFollowsModule(parts: Parameters<typeof createFollows>[0]) {
  const service = createFollows(parts);
  return {
    service,
    routes: followsRoutes(service),
    merge: { follows: { columns: ['follows.follower_id'], move: mergeFollows } },
    erase: { follows: eraseFollows },
    ownData: [ownFollows],
  } satisfies ApiModule;
}
