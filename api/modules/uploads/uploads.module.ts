import type { ApiModule } from '../../platform/module.ts';
import { uploadsRoutes } from './uploads.routes.ts';
import { createUploads } from './uploads.service.ts';

export function createUploadsModule(parts: Parameters<typeof createUploads>[0]) {
  const service = createUploads(parts);
  return { service, routes: uploadsRoutes(service) } satisfies ApiModule;
}
