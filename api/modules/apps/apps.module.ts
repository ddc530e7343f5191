import type { ApiModule } from '../../platform/module.ts';
import { appsRoutes } from './apps.routes.ts';

export const createAppsModule = (config: Parameters<typeof appsRoutes>[0]) =>
  ({ routes: appsRoutes(config) }) satisfies ApiModule;
