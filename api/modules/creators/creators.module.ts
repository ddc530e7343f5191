import type { ApiModule } from '../../platform/module.ts';
import { creatorsRoutes } from './creators.routes.ts';
import { createCreators } from './creators.service.ts';
import { ownContracts, ownDocuments, ownEarnings, ownWithdrawals } from './own-data.ts';

export function createCreatorsModule(parts: Parameters<typeof createCreators>[0]) {
  const service = createCreators(parts);
  return {
    service,
    routes: creatorsRoutes(service),
    jobs: service.jobs,
    erase: { creators: service.erase },
    ownData: [ownEarnings, ownWithdrawals, ownDocuments, ownContracts],
  } satisfies ApiModule;
}
