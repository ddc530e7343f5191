import { endings } from '@storyloom/contract/chat/endpoints/endings';
import { type Route, route } from '../../platform/http/route.ts';
import type { Scripts } from './scripts.service.ts';

export function scriptsRoutes(scripts: Scripts): Route[] {
  return [route(endings, ({ viewer, input }) => scripts.endings(viewer, input.storyId))];
}
