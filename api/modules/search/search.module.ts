import type { ApiModule } from '../../platform/module.ts';
import { searchRoutes } from './search.routes.ts';
import { createSearch } from './search.service.ts';

export function createSearchModule(parts: Parameters<typeof createSearch>[0]) {
  const service = createSearch(parts);
  return { service, routes: searchRoutes(service), jobs: service.jobs } satisfies ApiModule;
}
