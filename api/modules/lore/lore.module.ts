import type { ApiModule } from '../../platform/module.ts';
import { loreRoutes } from './lore.routes.ts';
import { createLoreStudio } from './studio/studio.ts';

export function createLoreModule(parts: Parameters<typeof createLoreStudio>[0]) {
  const service = createLoreStudio(parts);
  return { service, routes: loreRoutes(service) } satisfies ApiModule;
}
