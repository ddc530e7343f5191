import type { ApiModule } from '../../platform/module.ts';
import { eraseSaves } from './erase.repository.ts';
import { lockForMerge } from './merge.repository.ts';
import { ownSaves } from './own-data.ts';
import { savesRoutes } from './saves.routes.ts';
import { createSaves } from './saves.service.ts';

export function createSavesModule(parts: Parameters<typeof createSaves>[0]) {
  const service = createSaves(parts);
  return {
    service,
    routes: savesRoutes(service),
    jobs: service.jobs,
    merge: {
      saveLocks: { columns: ['saves.user_id'], move: lockForMerge },
      saves: { columns: ['saves.user_id'], move: service.mergeGuest },
    },
    erase: { saves: eraseSaves },
    ownData: [ownSaves],
  } satisfies ApiModule;
}
