import { decideGrant } from '@storyloom/contract/admin/endpoints/decide-grant';
import { grant } from '@storyloom/contract/admin/endpoints/grant';
import { grants } from '@storyloom/contract/admin/endpoints/grants';
import { type Route, route } from '../../platform/http/route.ts';
import type { PointsAdmin } from './points-admin.service.ts';

export function pointsAdminRoutes(admin: PointsAdmin): Route[] {
  return [
    route(grant, ({ viewer, input }) => admin.grant(viewer.userId, input)),
    route(grants, ({ input }) => admin.grants(input)),
    route(decideGrant, ({ viewer, input }) => admin.decide(viewer.userId, input)),
  ];
}
