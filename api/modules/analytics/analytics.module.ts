import type { ApiModule } from '../../platform/module.ts';
import { analyticsRoutes } from './analytics.routes.ts';
import { createAnalytics } from './analytics.service.ts';

export function createAnalyticsModule(parts: Parameters<typeof createAnalytics>[0]) {
  const service = createAnalytics(parts);
  return { service, routes: analyticsRoutes(service), jobs: [service.collector.job] } satisfies ApiModule;
}
