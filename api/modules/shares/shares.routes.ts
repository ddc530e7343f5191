import { continueShare } from '@storyloom/contract/shares/endpoints/continue-share';
import { createShare } from '@storyloom/contract/shares/endpoints/create-share';
import { detail } from '@storyloom/contract/shares/endpoints/detail';
import { page } from '@storyloom/contract/shares/endpoints/page';
import { revoke } from '@storyloom/contract/shares/endpoints/revoke';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import { fromWire } from '../saves/saves.service.ts';
import type { Shares } from './shares.service.ts';

export function sharesRoutes(shares: Shares): Route[] {
  return [
    route(createShare, ({ viewer, input }) => shares.create(viewer, fromWire(input))),
    publicRoute(detail, ({ viewer, input }) => shares.detail(viewer, input)),
    route(page, ({ viewer, input }) => shares.list(viewer, input)),
    route(revoke, ({ viewer, input }) => shares.revoke(viewer, input.id)),
    route(continueShare, ({ viewer, input }) => shares.continue(viewer, input)),
  ];
}
