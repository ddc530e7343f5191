import type { ApiModule } from '../../platform/module.ts';
import { previewsRoutes } from './previews.routes.ts';
import { createPreviews } from './previews.service.ts';

export function createPreviewsModule(parts: Parameters<typeof createPreviews>[0]) {
  const service = createPreviews(parts);
  return { service, routes: previewsRoutes(service), jobs: service.jobs } satisfies ApiModule;
}
