import type { ApiModule } from '../../platform/module.ts';
import { eraseExports } from './exports.repository.ts';
import { exportsRoutes } from './exports.routes.ts';
import { createExports } from './exports.service.ts';

export function createExportsModule(parts: Parameters<typeof createExports>[0]) {
  const service = createExports(parts);
  return {
    service,
    routes: exportsRoutes(service),
    jobs: service.jobs,
    erase: { exports: eraseExports },
  } satisfies ApiModule;
}
