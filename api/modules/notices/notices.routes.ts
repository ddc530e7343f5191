import { mute } from '@storyloom/contract/notifications/endpoints/mute';
import { muted } from '@storyloom/contract/notifications/endpoints/muted';
import { type Route, route } from '../../platform/http/route.ts';
import type { Notices } from './notices.service.ts';

export function noticesRoutes(notices: Notices): Route[] {
  return [
    route(muted, ({ viewer }) => notices.readMuted(viewer)),
    route(mute, ({ input, viewer }) => notices.mute(viewer, input)),
  ];
}
