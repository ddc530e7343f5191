import { list } from '@storyloom/contract/endpoints/archives/list';
import { type Route, route } from '../../platform/http/route.ts';
import type { Archives } from './archives.service.ts';

export function archivesRoutes(archives: Archives): Route[] {
  return [
    route(list, ({ viewer, input }) => archives.list({ userId: viewer.userId, storyId: input.storyId })),
  ];
}
