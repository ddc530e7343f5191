import type { ApiModule } from '../../platform/module.ts';
import type { MergeStep } from '../../platform/user-data.ts';
import { ownPoints } from './own-data.ts';
import { pointsRoutes } from './points.routes.ts';
import { createPoints } from './points.service.ts';

export function createPointsModule(parts: Parameters<typeof createPoints>[0]) {
  const service = createPoints(parts);
  const points: MergeStep = {
    columns: ['points_accounts.user_id', 'points_successors.successor_id'],
    move: async (tx, merge) => ({ points: await service.merge(tx, merge) }),
  };
  return {
    service,
    routes: pointsRoutes(service),
    jobs: service.jobs,
    merge: { points },
    ownData: [ownPoints],
  } satisfies ApiModule;
}
