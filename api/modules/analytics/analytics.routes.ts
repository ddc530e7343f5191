import { webStatistics } from '@storyloom/contract/analytics/endpoints/web-statistics';
import { fromStandby, type Route, route } from '../../platform/http/route.ts';
import type { Analytics } from './analytics.service.ts';

export function analyticsRoutes(analytics: Pick<Analytics, 'read'>): Route[] {
  return fromStandby(route(webStatistics, ({ input }) => analytics.read(input.period)));
}
