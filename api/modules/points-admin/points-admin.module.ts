import type { ApiModule } from '../../platform/module.ts';
import { ownGrants } from './own-data.ts';
import { pointsAdminRoutes } from './points-admin.routes.ts';
import { createPointsAdmin } from './points-admin.service.ts';

export function createPointsAdminModule(parts: Parameters<typeof createPointsAdmin>[0]) {
  const service = createPointsAdmin(parts);
  return {
    service,
    routes: pointsAdminRoutes(service),
    erase: { grants: service.erase },
    ownData: [ownGrants],
  } satisfies ApiModule;
}
