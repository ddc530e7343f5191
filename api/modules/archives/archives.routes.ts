import { listSaves } from '@storyloom/contract/endpoints/saves/list-saves';
import { type Route, route } from '../../platform/http/route.ts';
import type { Archives } from './archives.service.ts';

export function archivesRoutes(archives: Archives): Route[] {
  return [
    route(listSaves, ({ viewer, input }) => archives.list({ userId: viewer.userId, storyId: input.storyId })),
  ];
}
