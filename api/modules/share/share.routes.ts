import { continueShare } from '@storyloom/contract/endpoints/share/continue-share';
import { detail } from '@storyloom/contract/endpoints/share/detail';
import { page } from '@storyloom/contract/endpoints/share/page';
import { revoke } from '@storyloom/contract/endpoints/share/revoke';
import { shareArchive } from '@storyloom/contract/endpoints/share/share-archive';
import { publicRoute, type Route, route } from '../../platform/http/route.ts';
import type { Shares } from './share.service.ts';

export function shareRoutes(shares: Shares): Route[] {
  return [
    route(shareArchive, ({ viewer, input }) => shares.share(viewer, input)),
    publicRoute(detail, ({ viewer, input }) => shares.detail(viewer, input)),
    route(page, ({ viewer, input }) => shares.page(viewer, input)),
    route(revoke, ({ viewer, input }) => shares.revoke(viewer, input.id)),
    route(continueShare, ({ viewer, input }) => shares.goOn(viewer, input)),
  ];
}
