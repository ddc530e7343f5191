import { account } from '@storyloom/contract/points/endpoints/account';
import { decrease } from '@storyloom/contract/points/endpoints/decrease';
import { detail } from '@storyloom/contract/points/endpoints/detail';
import { downloadHistory } from '@storyloom/contract/points/endpoints/download-history';
import { receipt } from '@storyloom/contract/points/endpoints/receipt';
import { signIn } from '@storyloom/contract/points/endpoints/sign-in';
import { spending } from '@storyloom/contract/points/endpoints/spending';
import { DomainError } from '../../platform/errors.ts';
import { type Route, route } from '../../platform/http/route.ts';
import type { Points } from './points.service.ts';

export function pointsRoutes(points: Points): Route[] {
  return [
    route(account, ({ viewer }) => points.account(viewer.userId)),
    route(signIn, ({ viewer }) => points.checkIn(viewer.userId)),
    // The module of each purpose holds and settles its points itself.
    route(decrease, () => Promise.reject(new DomainError('points.purpose_refused'))),
    route(detail, ({ viewer, input }) =>
      points.records({
        userId: viewer.userId,
        recordType: input.recordType,
        page: input.pageNum,
        after: input.after,
        size: input.pageSize,
      }),
    ),
    route(receipt, ({ viewer, input }) => points.receipt(viewer.userId, input.id)),
    route(spending, ({ viewer }) => points.spending(viewer.userId)),
    route(downloadHistory, async ({ viewer }) => points.download(viewer.userId)),
  ];
}
