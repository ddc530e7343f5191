import { account } from '@storyloom/contract/endpoints/points/account';
import { detail } from '@storyloom/contract/endpoints/points/detail';
import { type Route, route } from '../../platform/http/route.ts';
import type { Points } from './points.service.ts';

export function pointsRoutes(points: Points): Route[] {
  return [
    route(account, ({ viewer }) => points.account(viewer.userId)),
    route(detail, ({ viewer, input }) =>
      points.records({
        userId: viewer.userId,
        recordType: input.recordType,
        page: input.pageNum,
        after: input.after,
        size: input.pageSize,
      }),
    ),
  ];
}
