import { webStatistics } from '@storyloom/contract/analytics/endpoints/web-statistics';
import { type Route, route } from '../../platform/http/route.ts';
import type { Analytics } from './analytics.service.ts';

export function analyticsRoutes(analytics: Pick<Analytics, 'read'>): Route[] {
  return [route(webStatistics, ({ input }) => analytics.read(input.period))];
}
