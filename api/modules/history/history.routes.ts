import { history } from '@storyloom/contract/endpoints/stories/history';
import { userRecent } from '@storyloom/contract/endpoints/stories/user-recent';
import { type Route, route } from '../../platform/http/route.ts';
import type { History } from './history.service.ts';

export function historyRoutes(played: History): Route[] {
  return [
    route(history, ({ viewer, input }) => played.list(viewer.userId, input)),
    route(userRecent, ({ viewer }) => played.recent(viewer.userId)),
  ];
}
