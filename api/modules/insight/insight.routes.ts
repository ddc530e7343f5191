import { statistics } from '@storyloom/contract/creators/endpoints/statistics';
import { visit } from '@storyloom/contract/stories/endpoints/visit';
import { fromStandby, type Route, route, unseen } from '../../platform/http/route.ts';
import type { Insight } from './insight.service.ts';

export function insightRoutes(insight: Insight): Route[] {
  return [
    ...unseen(
      route(visit, async ({ viewer, input, request }) => {
        insight.countVisit({ ...viewer, storyId: input.storyId, network: request.network });
        return null;
      }),
    ),
    ...fromStandby(route(statistics, ({ viewer, input }) => insight.statistics.read(viewer.userId, input))),
  ];
}
